import type { FastifyRequest } from "fastify";
import { AppError } from "#shared/errors.ts";
import type { Settings } from "./settings.server.ts";

/**
 * The origin of a request, without a trailing slash: `PUBLIC_URL` if it is set, otherwise from the Host header. Throws
 * `invalidInput` when the header is missing or is more than a host.
 */
export function originOf({ publicUrl }: Pick<Settings, "publicUrl">, request: FastifyRequest): string {
  if (publicUrl) return publicUrl;
  const named = `${request.protocol}://${request.host}`;
  const url = URL.canParse(named) ? new URL(named) : undefined;
  if (!url || url.href !== `${url.origin}/`)
    throw new AppError("invalidInput", [{ field: "Host", reason: "notAHost" }]);
  return url.origin;
}

/**
 * The URL of a request on its own origin. A target that looks like another host (`//other/page`, `/\other/page`,
 * `http://other/page`) is treated as a path. Throws `invalidInput` when it is malformed.
 */
export function addressOfRequest(settings: Pick<Settings, "publicUrl">, request: FastifyRequest): URL {
  const target = request.url.replace(/^https?:\/\/[^/?#]*/i, "");
  const address = originOf(settings, request) + (target.startsWith("/") ? target : `/${target}`);
  if (!URL.canParse(address)) throw new AppError("invalidInput");
  return new URL(address);
}
