/** Rules of single fields that forms and calls share (specification, "Validation rules"). Values are as a form holds them. */

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

/** A number; nothing at all is none. */
export const numericOrNotEmpty = (value: Value): boolean => !isEmpty(value) && Number.isFinite(numberOf(value));

/**
 * An address with its protocol, of the web and without a name and password in it. Letters that no address has are refused:
 * of "https://github.com\\@example.test" some programs read one host and some the other.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^/\s\\"<>^`{|}][^\s\\"<>^`{|}]*$/i.test(text) || !URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname.includes(".") && !username && !password;
}

/** Hosts of each network, without "www."; LinkedIn puts a country before its own. */
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

/** An address on the network's own host, optionally with "www.", that leads to more than its front page. */
export function isSocialLink(network: SocialNetwork, text: string): boolean {
  if (!isWebAddress(text)) return false;
  const { hostname, pathname, port } = new URL(text);
  return port === "" && pathname.length > 1 && HOSTS[network].test(hostname.replace(/^www\./, ""));
}

/**
 * Letters of a name or surname. Names stand in mails to people who know nobody of us: nothing that reads as an address or
 * as markup, breaks a line or turns its direction.
 */
export const PERSON_NAME = /^[^\p{C}\p{Zl}\p{Zp}<>@/\\]+$/u;
