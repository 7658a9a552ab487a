/** Rules of single fields that forms and calls share (specification, "Validation rules"). Values are as they stand in a form. */

type Value = string | number | null | undefined;
const isEmpty = (value: Value) => value === null || value === undefined || String(value).trim() === "";
const NUMBER = /^[+-]?(\d+(\.\d*)?|\.\d+)$/;
const numberOf = (value: Value): number =>
  typeof value === "number" ? value : NUMBER.test(String(value).trim()) ? Number(value) : Number.NaN;

/** A number of at least `min`, or exactly zero. */
export function greaterOrZero(value: Value, min: number): boolean {
  const number = isEmpty(value) ? Number.NaN : numberOf(value);
  return Number.isFinite(number) && (number === 0 || number >= min);
}

/** A number of at least `min`, or nothing at all. */
export const greaterOrEmpty = (value: Value, min: number): boolean =>
  isEmpty(value) || (Number.isFinite(numberOf(value)) && numberOf(value) >= min);

/** A number; an empty field is not one. */
export const numericOrNotEmpty = (value: Value): boolean => !isEmpty(value) && Number.isFinite(numberOf(value));

/**
 * A complete address of http, https or ftp, without a user name or password. Characters that no address has are refused, because programs
 * disagree about the host of "https://github.com\\@example.test".
 */
export function isWebAddress(text: string): boolean {
  if (!/^(https?|ftp):\/\/[^/\s\\"<>^`{|}][^\s\\"<>^`{|}]*$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && !username && !password;
}

/** Networks that are not of the internet (RFC 1122, 1918, 3927, 6598), and names that stand for such. */
const PRIVATE_HOST =
  /^(0|10|127|169\.254|172\.(1[6-9]|2\d|3[01])|192\.168|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|\.(local|localhost|internal|lan|home\.arpa)\.?$/;

/** A web address that others can open: of no private network, and of no number of IPv6. */
export const isPublicAddress = (text: string): boolean =>
  isWebAddress(text) && !PRIVATE_HOST.test(new URL(text).hostname) && !new URL(text).hostname.startsWith("[");

/** "example.com" means a complete address. */
export const completeLink = (text: string): string => (/^[^\s:/@]+\.[^\s:@]+$/.test(text) ? `https://${text}` : text);

/** Hosts of each network, without "www."; LinkedIn has one for each country. */
const HOSTS = {
  twitter: /^(twitter|x)\.com$/,
  facebook: /^(facebook\.com|fb\.com|fb\.me)$/,
  linkedin: /^([a-z]{2}\.)?linkedin\.com$/,
  instagram: /^instagram\.com$/,
  gitHub: /^github\.com$/,
  gitLab: /^gitlab\.com$/,
  dribbble: /^dribbble\.com$/,
  behance: /^behance\.net$/,
  stackoverflow: /^stackoverflow\.com$/,
  youtube: /^(youtube\.com|youtu\.be)$/,
} as const;
export type SocialNetwork = keyof typeof HOSTS;

/** A page on the network's own host, optionally with "www.", that is more than its front page. */
export function isSocialLink(network: SocialNetwork, text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { protocol, hostname, pathname, port } = new URL(text);
  return (
    protocol !== "ftp:" && port === "" && pathname.length > 1 && HOSTS[network].test(hostname.replace(/^www\./, ""))
  );
}

/**
 * A name or surname. Names stand in mails to people who do not know the portal, so nothing in them may read as an address
 * or as markup, break a line or change the direction of writing. Joiners that a script does not need are gone by then
 * (`visibleText`).
 */
export const PERSON_NAME = /^(?:[^\p{C}\p{Zl}\p{Zp}<>@/\\]|[\u200C\u200D])+$/u;
