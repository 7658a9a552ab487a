/** Cookies that hold a secret; only the page server reads them (decision 21). */
export interface SecretCookies {
  session: string;
  /** Identifies the browser at the next sign-in. */
  device: string;
  /** A sign-in with another site that is not finished. */
  social: string;
}

/**
 * Names of the cookies that hold a secret. Over https browsers accept `__Host-` only from this host, with Secure and
 * without Domain, so no other host of the domain can set them.
 */
export function secretCookies(secure: boolean): SecretCookies {
  const prefix = secure ? "__Host-" : "";
  return { session: `${prefix}session`, device: `${prefix}device`, social: `${prefix}social` };
}

/** Cookies of a request, without values that are not valid percent-encoding. */
export function readCookies(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string | undefined> = Object.create(null);
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 0) continue;
    try {
      cookies[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // A malformed cookie must not break the page.
    }
  }
  return cookies;
}

interface CookieOptions {
  /** Undefined: the cookie ends when the browser is closed. */
  expires?: Date | undefined;
  httpOnly?: boolean | undefined;
  secure: boolean;
}

export function cookieHeader(name: string, value: string, { expires, httpOnly, secure }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, "Path=/", "SameSite=Lax"];
  if (expires) parts.push(`Expires=${expires.toUTCString()}`);
  if (httpOnly) parts.push("HttpOnly");
  if (secure) parts.push("Secure");
  return parts.join("; ");
}
