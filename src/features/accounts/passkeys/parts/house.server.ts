import { AppError } from "#shared/errors.ts";

/** Whom passkeys are for: an authenticator signs the host, and the browser the origin of its page. */
export interface PasskeyHouse {
  host: string;
  origins: string[];
}

const isThisMachine = (host: string): boolean => host === "localhost" || host.endsWith(".localhost");

/**
 * The house at this address. Without `PUBLIC_URL` it is the host of the request: a page at an invented one gets passkeys of that host
 * alone. Throws `passkeysUnavailable` where no browser makes any: at a bare network address, and without https but on one's own machine.
 */
export function passkeyHouse(publicUrl: string | undefined, requestHost: string): PasskeyHouse {
  const { protocol, hostname, host } = new URL(publicUrl ?? `https://${requestHost}`);
  const isOwn = isThisMachine(hostname);
  if (/^[\d.]+$|^\[/.test(hostname) || (protocol !== "https:" && !isOwn)) throw new AppError("passkeysUnavailable");
  const origins = publicUrl ? [new URL(publicUrl).origin] : [`https://${host}`, ...(isOwn ? [`http://${host}`] : [])];
  return { host: hostname, origins };
}
