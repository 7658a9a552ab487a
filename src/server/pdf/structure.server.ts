import type { PaperNode, Role, Tag } from "./paper-node.server.ts";

/** What is used of the library that writes the file, which has no types of its own. */
export interface PdfWriter {
  struct(role: string, options?: { actual?: string; scope?: "Column" }): StructureElement;
  addStructure(element: StructureElement): void;
  markStructureContent(role: string): object;
  markContent(role: "Artifact"): void;
  endMarkedContent(): void;
}
export interface StructureElement {
  add(child: object): void;
}
type Node = PaperNode<StructureElement>;

/**
 * Writes the structure of a document that has its layout: what each text is, in the order of reading. Around each text
 * stand two nodes that draw nothing and mark where it begins and ends; all else, lines and pictures and what is repeated on
 * every page, is marked as decoration.
 */
export function markStructure(writer: PdfWriter, document: Node): void {
  const root = writer.struct("Document");
  writer.addStructure(root);
  for (const page of document.children ?? []) {
    const decoration = painting(() => writer.markContent("Artifact"));
    page.children = [decoration, ...marked(writer, page, root), painting(() => writer.endMarkedContent())];
  }
}

function marked(writer: PdfWriter, node: Node, parent: StructureElement): Node[] {
  return (node.children ?? []).flatMap((child) => {
    const { tag } = child;
    // The head of a table that is repeated on a further page is decoration there.
    if (child.props?.fixed && tag?.element) return child;
    const element = tag ? elementOf(writer, tag, parent) : parent;
    if (child.type !== "TEXT") {
      child.children = marked(writer, child, element);
      return child;
    }
    if (!tag) return child;
    const begin = () => {
      writer.endMarkedContent();
      element.add(writer.markStructureContent(tag.role));
    };
    const end = () => {
      writer.endMarkedContent();
      writer.markContent("Artifact");
    };
    return [painting(begin), child, painting(end)];
  });
}

function elementOf(writer: PdfWriter, tag: Tag<StructureElement>, parent: StructureElement): StructureElement {
  if (tag.element) return tag.element;
  const element = writer.struct(tag.role, { actual: tag.actual, ...(tag.role === "TH" && { scope: "Column" }) });
  (tag.role === "TR" ? tableIn(writer, parent) : withoutTable(parent)).add(element);
  tag.element = element;
  return element;
}

/** The table that grows below an element: rows that follow one another, also over pages, are one. */
const tables = new WeakMap<StructureElement, StructureElement>();

function tableIn(writer: PdfWriter, parent: StructureElement): StructureElement {
  const before = tables.get(parent);
  if (before) return before;
  const table = writer.struct("Table");
  parent.add(table);
  tables.set(parent, table);
  return table;
}

function withoutTable(parent: StructureElement): StructureElement {
  tables.delete(parent);
  return parent;
}

/** A node of no size that runs this when its turn to be drawn comes. */
const painting = (paint: () => void): Node => ({
  type: "CANVAS",
  box: { top: 0, left: 0, width: 1, height: 1 },
  style: {},
  props: { paint },
});

/** Gives each node its place in the structure, before the layout parts it. `fixed` nodes have none, but for the head of a table. */
export function tagNodes(node: Node, actualOf: (node: Node) => string | undefined, textRole: Role = "P"): void {
  const { props = {} } = node;
  if (props.fixed && !props.isTableHead) return;
  const actual = node.type === "TEXT" ? actualOf(node) : undefined;
  if (node.type === "TEXT") node.tag = { role: props.role ?? textRole, actual };
  else if (props.role) node.tag = { role: props.role };
  if (node.type === "TEXT") return;
  const childRole = props.role === "TR" ? (props.isTableHead ? "TH" : "TD") : textRole;
  for (const child of node.children ?? []) tagNodes(child, actualOf, childRole);
}
