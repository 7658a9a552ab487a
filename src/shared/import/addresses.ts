/** Between the addresses of a cell. */
const ADDRESS_GAP = /[\s;,|]+/;
/** An address without "https://": labels, a domain that ends in letters, perhaps a path. "v2.0" and "a@b.example" are none. */
const BARE_ADDRESS = /^(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+(?::\d+)?(?:[/?#]\S*)?$/u;
const WITH_SCHEME = /^https?:\/\/./i;
/** Small words between addresses. */
const JOINING_WORD = /^(?:ve|and|veya|or|ya|da|&|\/|-|–)$/i;

/**
 * The web addresses that people write into a cell, each as a complete one. Where other words stand around them it is a sentence:
 * then only what says so ("https://", "www.") is an address.
 */
export function addressesIn(text: string): string[] {
  const pieces = plain(text)
    .replace(/(https?:\/\/)\s+/gi, "$1")
    .split(ADDRESS_GAP)
    .map((piece) => piece.replace(/^[<("'“”]+|[>)"'“”.,!]+$/g, ""))
    .filter((piece) => piece !== "" && !JOINING_WORD.test(piece));
  const isSentence = !pieces.every(
    (piece) => WITH_SCHEME.test(piece) || /^https?:\/*$/i.test(piece) || BARE_ADDRESS.test(piece),
  );
  const isAddress = (piece: string) =>
    WITH_SCHEME.test(piece) ||
    (isSentence ? /^www\./i.test(piece) && BARE_ADDRESS.test(piece) : BARE_ADDRESS.test(piece));
  return [...new Set(pieces.filter(isAddress).map(complete))];
}

/** What people copy with an address: the link of a page or of Markdown, a slip behind "https", a remark in brackets. */
const plain = (text: string): string =>
  text
    .replace(/<a\s[^>]*href\s*=\s*["']?([^"'>\s]+)[^>]*>.*?<\/a>/gis, " $1 ")
    .replace(/\[[^\]]*\]\((https?:[^)\s]+)\)/gi, " $1 ")
    .replace(/(?<![\p{L}\p{N}])(https?)(?::\/(?!\/)|\/\/|;\/\/)(?=[\p{L}\p{N}])/giu, "$1://")
    .replace(/\s\([^().]*\)/g, " ");

/** With "https://" and the host in small letters, as browsers have it. */
function complete(piece: string): string {
  const address = WITH_SCHEME.test(piece) ? piece : `https://${piece}`;
  return address.replace(
    /^(https?:\/\/)([^/?#]+)/i,
    (_, scheme: string, host: string) =>
      `${scheme.toLowerCase()}${host.replace(/[A-Z]/g, (letter) => letter.toLowerCase())}`,
  );
}
