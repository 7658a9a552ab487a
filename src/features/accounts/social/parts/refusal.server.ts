import * as client from "openid-client";
import { isSocialProvider, type SignInSite, type SocialProvider } from "#shared/social-providers.ts";
import { ProviderAway } from "./saml-errors.ts";

/** Errors of a provider that is temporarily unavailable. */
const RETRY_CODES = new Set(["server_error", "temporarily_unavailable"]);

/** The failure to show for an error of a provider: it is unavailable, or it refused. */
export function refusalOf(
  error: unknown,
  site: SignInSite,
): "socialUnavailable" | "siteRefused" | `${SocialProvider}Refused` {
  if (isAway(error)) return "socialUnavailable";
  return isSocialProvider(site) ? `${site}Refused` : "siteRefused";
}

function isAway(error: unknown): boolean {
  if (error instanceof ProviderAway) return true;
  if (error instanceof client.AuthorizationResponseError) return RETRY_CODES.has(error.error);
  if (error instanceof client.ResponseBodyError) return error.status >= 500;
  // `fetch` throws a TypeError with a cause when there is no connection; a bug throws one without.
  if (error instanceof TypeError) return error.cause !== undefined;
  if (!(error instanceof client.ClientError)) return false;
  if (error.code === "OAUTH_TIMEOUT") return true;
  return error.cause instanceof Response ? error.cause.status >= 500 : isAway(error.cause);
}
