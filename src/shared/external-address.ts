/**
 * The address behind what somebody wrote as a website, "www.example.org" included. Undefined for everything that is no
 * address of the web or of files (ftp), above all for what a browser would run.
 */
export function externalAddress(text: string | null): string | undefined {
  const written = text?.trim();
  if (!written) return undefined;
  const full = /^[a-z][a-z\d+.-]*:/i.test(written) && !/^[^/]+:\d/.test(written) ? written : `https://${written}`;
  if (!URL.canParse(full)) return undefined;
  const { protocol, hostname, href } = new URL(full);
  return /^(https?|ftp):$/.test(protocol) && hostname.includes(".") ? href : undefined;
}

/** An address for reading: without scheme, "www." and the slash at the end. */
export const spokenAddress = (address: string): string =>
  address.replace(/^https?:\/\/(www\.)?/i, "").replace(/\/$/, "");
