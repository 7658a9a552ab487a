/** Cookies with a secret, read by the page server alone (decision 21). */
export interface SecretCookies {
  session: string;
  /** By which a browser is known again at the next sign-in. */
  device: string;
  /** Of a sign-in that is under way at another site. */
  social: string;
}

/**
 * The names of the cookies with a secret. Over https browsers take `__Host-` only from this very host, with Secure and
 * without Domain: no other host of the domain, and nobody on a line in clear, can plant one.
 */
export function secretCookies(secure: boolean): SecretCookies {
  const prefix = secure ? "__Host-" : "";
  return { session: `${prefix}session`, device: `${prefix}device`, social: `${prefix}social` };
}

/** The cookies of a request. Values that are not valid percent-encoding are left out. */
export function readCookies(header: string | undefined): Record<string, string | undefined> {
  const cookies: Record<string, string | undefined> = Object.create(null);
  for (const part of (header ?? "").split(";")) {
    const at = part.indexOf("=");
    if (at < 0) continue;
    try {
      cookies[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // A cookie somebody else broke is no reason to refuse the page.
    }
  }
  return cookies;
}

interface CookieOptions {
  /** Undefined: the cookie ends with the browser. */
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
