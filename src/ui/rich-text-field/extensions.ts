import StarterKit from "@tiptap/starter-kit";

/** The addresses that links may have (src/server/rich-text.server.ts cleans them the same way). */
const ADDRESS = /^(https?:\/\/|mailto:|\/(?![/\\])|#)/i;
export const isAddress = (text: string): boolean => ADDRESS.test(text);

/** The elements that rich text may have (specification, "Rich text"), and no more: pasted text loses the rest. */
export const EXTENSIONS = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    hardBreak: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null },
      isAllowedUri: isAddress,
    },
  }),
];

/** The editor puts a paragraph into each item of a list, where ours have none; nothing but empty paragraphs is no text. */
export function plainHtml(html: string): string {
  const items = html.replaceAll(/<li><p>((?:(?!<\/?(?:p|ul|ol|li)\b)[\s\S])*)<\/p>/g, "<li>$1");
  return /^(<p><\/p>)*$/.test(items) ? "" : items;
}
