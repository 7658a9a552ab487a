import layoutDocument from "@react-pdf/layout";
import renderPdf from "@react-pdf/render";
import { type Document, type DocumentProps, Font, pdf } from "@react-pdf/renderer";
// @ts-expect-error: written without types; `structure.server.ts` says what is used of it.
import PdfKit from "pdfkit";
import type { ComponentProps, ReactElement } from "react";
import { hasRightToLeft, isRightToLeft } from "#server/fonts/direction.server.ts";
import { type Drawable, drawable } from "./drawable.server.ts";
import type { PaperNode } from "./paper-node.server.ts";
import { markStructure, type PdfWriter, type StructureElement, tagNodes } from "./structure.server.ts";

type Node = PaperNode<StructureElement>;
interface Writer extends PdfWriter, AsyncIterable<Uint8Array> {
  font(source: object | string, family: string | number, size?: number): unknown;
}

/**
 * The file of a document, the same way for every paper of the portal: its letters have a face or a box, its texts a place in
 * a tagged structure, and the whole its language. As `renderToBuffer` of the library but for that (record 77).
 */
export async function renderPaper(element: ReactElement<ComponentProps<typeof Document>>): Promise<Uint8Array> {
  const document: Node = pdf(element).container.document;
  const { faces, drawn } = await drawable(textsIn(document));
  // Before the signs are changed: the structure says what was written.
  tagNodes(document, (node) => actualOf(textsIn(node).join(""), drawn));
  prepare(document, { faces, drawn });
  const writer = writerOf(element.props);
  embedOnce(writer);
  // The layout takes the store of fonts, too; its types do not say so.
  const layout = await Reflect.apply(layoutDocument, undefined, [document, Font]);
  markStructure(writer, layout);
  renderPdf(writer, layout);
  const chunks: Uint8Array[] = [];
  for await (const chunk of writer) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const textsIn = ({ value, children }: Node): string[] =>
  value === undefined ? (children ?? []).flatMap(textsIn) : [value];

const actualOf = (text: string, drawn: Drawable["drawn"]) =>
  drawn(text) === text && !hasRightToLeft(text) ? undefined : text;

/** Texts in signs that can be drawn, from the side where they are read, and each face followed by those that fill its gaps. */
function prepare(node: Node, drawable: Drawable): void {
  const isText = node.type === "TEXT";
  const fromRight = isText && isRightToLeft(textsIn(node).join(""));
  if (node.style) node.style = [withFaces(node.style, drawable.faces), fromRight ? { direction: "rtl" } : {}].flat();
  if (node.value !== undefined) node.value = drawable.drawn(node.value);
  for (const child of node.children ?? []) prepare(child, drawable);
}

function withFaces(style: unknown, faces: readonly string[]): unknown {
  if (Array.isArray(style)) return style.map((part) => withFaces(part, faces));
  if (typeof style !== "object" || style === null || !("fontFamily" in style)) return style;
  return { ...style, fontFamily: [style.fontFamily, faces].flat() };
}

function writerOf({ language, title, author, subject, creationDate = new Date() }: DocumentProps): Writer {
  return new PdfKit({
    // The first version with all that is used here.
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      ...(subject && { Subject: subject }),
      Creator: author,
      Producer: author,
      CreationDate: creationDate,
    },
  });
}

/**
 * Two files of a face have one name, and the writer, which asks for it, embeds both again wherever they take turns, in
 * Turkish in every second word. Here each has a name of its own.
 */
function embedOnce(writer: Writer): void {
  const font = writer.font.bind(writer);
  const names = new Map<object, string>();
  writer.font = (source, size) => {
    if (typeof source === "string") return font(source, size);
    const name = names.get(source) ?? `face ${names.size}`;
    names.set(source, name);
    return font(source, name, Number(size));
  };
}
