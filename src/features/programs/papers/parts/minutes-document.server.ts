import { Document, Page, StyleSheet, View } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import {
  HEADING_FACES,
  heading,
  INK,
  LINE,
  MUTED_COLOUR,
  parted,
  TEXT_FACES,
  tableRow,
  words,
} from "#server/pdf/fonts.server.ts";
import { pageFoot } from "#server/pdf/foot.server.ts";
import { house } from "#shared/house.ts";
import type { MinutesContent, MinutesTable } from "./minutes-content.ts";

/** Measures in points; A4 is 595 × 842. */
const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT_FACES,
    fontSize: 9,
    lineHeight: 1.4,
    color: INK,
    paddingTop: 40,
    paddingBottom: 60,
    paddingHorizontal: 42,
  },
  muted: { color: MUTED_COLOUR },
  title: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 22, lineHeight: 1.15, marginTop: 4, marginBottom: 10 },
  fact: { flexDirection: "row", gap: 10, paddingVertical: 1 },
  factName: { width: 130, color: MUTED_COLOUR },
  factValue: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  heading: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 13, marginTop: 18, marginBottom: 3 },
  row: { flexDirection: "row", gap: 8, borderBottomWidth: 0.75, borderColor: LINE, paddingVertical: 3 },
  head: {
    color: MUTED_COLOUR,
    fontSize: 8,
    borderBottomWidth: 1.5,
    get borderColor() {
      return house().colour;
    },
  },
  signatures: { flexDirection: "row", flexWrap: "wrap", columnGap: 24, rowGap: 34, marginTop: 34 },
  signature: { width: 243, borderTopWidth: 0.75, borderColor: INK, paddingTop: 4 },
});

/** Letters of a word that fit into a column of a third of the page; longer ones are parted. */
const CELL_LENGTH = 24;
/** A digest stands whole. */
const DIGEST_LENGTH = 64;

/** The minutes of a phase, its signatures, and the digests as an appendix on pages of their own. */
export function minutesDocument(content: MinutesContent): ReactElement<React.ComponentProps<typeof Document>> {
  const { title, program, language, date, facts, tables, signatures, appendix, source, url, author } = content;
  const foot = pageFoot(`${source} · `, url);
  return h(
    Document,
    { title: `${program} · ${title}`, author, language, creationDate: new Date(date) },
    h(
      Page,
      { size: "A4", style: styles.page },
      words(styles.muted, parted(program)),
      heading("H1", styles.title, parted(title)),
      ...facts.map(({ name, value }) =>
        tableRow(
          { key: name, style: styles.fact },
          words(styles.factName, name),
          words(styles.factValue, parted(value, DIGEST_LENGTH)),
        ),
      ),
      ...tables.flatMap((table) => tableOf(table, CELL_LENGTH)),
      signatures &&
        h(
          View,
          { wrap: false },
          heading("H2", styles.heading, signatures.title),
          words(styles.muted, signatures.note),
          h(
            View,
            { style: styles.signatures },
            ...signatures.names.map((name) =>
              h(
                View,
                { key: name, style: styles.signature, wrap: false },
                words({}, parted(name)),
                words(styles.muted, signatures.date),
              ),
            ),
          ),
        ),
      foot,
    ),
    appendix && h(Page, { size: "A4", style: styles.page }, ...tableOf(appendix, DIGEST_LENGTH), foot),
  );
}

/**
 * Rows that are laid out as a table. The layout goes through all that is left for each page, so that a table of a thousand rows takes
 * a minute; a longer one is one text with a line a row, which takes a second.
 */
const TABLE_ROWS_MAX = 200;

/** Points that the head of a table and a row or two of it take. */
const ROOM_FOR_ROWS = 90;

/** The heading never stands alone at the foot of a page, and each page of a table begins with its head. */
function tableOf({ title, note, columns, rows, empty }: MinutesTable, cellLength: number): ReactElement[] {
  if (rows.length > TABLE_ROWS_MAX) {
    const lines = [columns.map((column) => column.title), ...rows].map((row) => row.filter(Boolean).join(" · "));
    return [
      heading("H2", styles.heading, title),
      ...(note ? [words(styles.muted, note)] : []),
      words({}, parted(lines.join("\n"), DIGEST_LENGTH)),
    ];
  }
  const cells = (row: readonly string[]) =>
    row.map((cell, place) =>
      words({ flexGrow: columns[place]!.share, flexShrink: 1, flexBasis: 0 }, parted(cell, cellLength)),
    );
  const begin = [heading("H2", styles.heading, title), ...(note ? [words(styles.muted, note)] : [])];
  if (rows.length === 0) return [h(View, { key: title, wrap: false }, ...begin, words(styles.muted, empty))];
  const head = tableRow(
    { key: "head", style: [styles.row, styles.head], isTableHead: true, fixed: true },
    ...cells(columns.map((column) => column.title)),
  );
  return [
    h(View, { key: `${title} begin`, wrap: false, minPresenceAhead: ROOM_FOR_ROWS }, ...begin),
    h(
      View,
      { key: title },
      head,
      ...rows.map((row, place) => tableRow({ key: `${place}`, style: styles.row, wrap: false }, ...cells(row))),
    ),
  ];
}
