import sanitizeHtml, { type IOptions } from "sanitize-html";
import { visibleText } from "#shared/visible-text.ts";

/** A link within the portal opens in the same tab; all others tell search engines and the other page nothing. */
const isOwn = (address: string) => /^(\/(?![/\\])|#)/.test(address);

/** The elements that rich text may have (specification, "Rich text"). */
const OPTIONS: IOptions = {
  allowedTags: ["b", "i", "em", "strong", "a", "p", "ul", "ol", "li", "h1", "h2", "h3", "h4", "h5", "h6"],
  allowedAttributes: { a: ["href", "rel", "target"] },
  allowedSchemes: ["http", "https", "ftp", "mailto"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  // The texts of these would be read as text of the page.
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "iframe", "svg", "math", "template", "title"],
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href }) => ({
      tagName,
      attribs: href === undefined ? {} : { href, ...(isOwn(href) ? {} : OUTSIDE_ATTRIBUTES) },
    }),
  },
};
/** Elements of a text that rich text may not have, each once, in their order: "script", "img". */
export function foreignElements(html: string): string[] {
  const names = [...html.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].map(([, name]) => name!.toLowerCase());
  return [...new Set(names)].filter((name) => !(OPTIONS.allowedTags as string[]).includes(name));
}

const OUTSIDE_ATTRIBUTES = { rel: "nofollow noopener", target: "_blank" };

/** Rich text without anything that is not allowed. Commands clean what they write, and queries what they read. */
export const cleanRichText = (html: string): string => cleaned(cleaned(html));

/** An element that is left out may have hidden that one link stands in another; "&#8238;" is a character only afterwards. */
const cleaned = (html: string): string => visibleText(sanitizeHtml(html, OPTIONS)).trim();
