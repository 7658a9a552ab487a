/** A part of a text: plain, or an address that it links to. */
export interface TextPart {
  text: string;
  address?: string;
}

const ADDRESS = /https?:\/\/[^\s<>"'`]+/gi;
/** Signs that end a sentence rather than an address. */
const TRAILING_SIGNS = /[).,;:!?\]}…]+$/;

/** Splits a text at the web addresses in it. */
export function linked(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING_SIGNS, "");
    if (index > from) parts.push({ text: text.slice(from, index) });
    parts.push({ text: address, address });
    from = index + address.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
