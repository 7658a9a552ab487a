import type { FastifyRequest } from "fastify";
import { AppError } from "#shared/errors.ts";
import type { Settings } from "./settings.server.ts";

/**
 * The origin a request was sent to, without a trailing slash: as the operator says, else as the request does. Throws
 * `invalidInput` for a request that names no host, or one that would be more than a host in an address.
 */
export function originOf({ publicUrl }: Pick<Settings, "publicUrl">, request: FastifyRequest): string {
  if (publicUrl) return publicUrl;
  const named = `${request.protocol}://${request.host}`;
  const url = URL.canParse(named) ? new URL(named) : undefined;
  if (!url || url.href !== `${url.origin}/`) throw new AppError("invalidInput", [{ field: "Host", reason: "no host" }]);
  return url.origin;
}

/**
 * The address of a request at its own origin. A target that names another host, as `//other/page`, `/\other/page` and
 * `http://other/page` do, is a path here. Throws `invalidInput` where it is none.
 */
export function addressOfRequest(settings: Pick<Settings, "publicUrl">, request: FastifyRequest): URL {
  const target = request.url.replace(/^https?:\/\/[^/?#]*/i, "");
  const address = originOf(settings, request) + (target.startsWith("/") ? target : `/${target}`);
  if (!URL.canParse(address)) throw new AppError("invalidInput");
  return new URL(address);
}
