import * as client from "openid-client";
import type { ErrorCode } from "#shared/errors.ts";
import type { SocialProvider } from "#shared/social-providers.ts";

/** Said by a provider that would like to be asked later. */
const LATER = new Set(["server_error", "temporarily_unavailable"]);

/** What a failed conversation with a provider means to the person: it is away, or it refused. */
export function refusalOf(error: unknown, provider: SocialProvider): ErrorCode {
  return isAway(error) ? "socialUnavailable" : `${provider}Refused`;
}

function isAway(error: unknown): boolean {
  if (error instanceof client.AuthorizationResponseError) return LATER.has(error.error);
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  // What `fetch` throws when there is no connection; a program's mistake would be a TypeError as well, without a cause.
  if (error instanceof TypeError) return error.cause !== undefined;
  if (!(error instanceof client.ClientError)) return false;
  if (error.code === "OAUTH_TIMEOUT") return true;
  return error.cause instanceof Response ? error.cause.status >= 500 : isAway(error.cause);
}
