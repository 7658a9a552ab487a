/** A cookie with a secret: read by the page server alone (decision 21). */
export const SESSION_COOKIE = "session";
/** By which a browser is known again at the next sign-in. */
export const DEVICE_COOKIE = "device";
/** Of a sign-in that is under way at another site. */
export const SOCIAL_COOKIE = "social";

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
