import { Document, Image, Page, StyleSheet, View } from "@react-pdf/renderer";
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
import { siteName } from "#shared/site-name.ts";
import type { ReportContent, ReportSection } from "./content.ts";

/** Measures in points; A4 is 595 × 842. */
const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT_FACES,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: INK,
    paddingTop: 34,
    paddingBottom: 56,
    paddingHorizontal: 42,
  },
  cover: { width: 511, height: 150, borderRadius: 10, objectFit: "cover" },
  title: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 26, lineHeight: 1.15, marginTop: 20 },
  summary: { fontSize: 11, color: MUTED_COLOUR, marginTop: 6 },
  keys: { flexDirection: "row", gap: 12, marginTop: 18 },
  key: { flexGrow: 1, flexBasis: 0, borderWidth: 0.75, borderColor: LINE, borderRadius: 10, padding: 10 },
  keyLabel: { color: MUTED_COLOUR, fontSize: 8.5 },
  keyValue: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 15, lineHeight: 1.2, marginTop: 2 },
  section: { marginTop: 20 },
  heading: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 14, lineHeight: 1.2, marginBottom: 4 },
  text: { color: MUTED_COLOUR, marginBottom: 6 },
  row: {
    flexDirection: "row",
    alignItems: "center",
    gap: 10,
    borderBottomWidth: 0.75,
    borderColor: LINE,
    paddingVertical: 3.5,
  },
  head: { color: MUTED_COLOUR, fontSize: 8.5 },
  name: { width: 170 },
  bars: { flexGrow: 1, flexBasis: 0, height: 8 },
  bar: {
    height: 8,
    borderRadius: 2,
    get backgroundColor() {
      return house().colour;
    },
  },
  count: { width: 62, textAlign: "right", fontWeight: 600 },
  sum: { width: 82, textAlign: "right" },
});

/** A report of a few A4 pages: its numbers, then a table with bars for each way to group them. */
export function reportDocument(
  { title, summary, language, date, keys, sections, source, url }: ReportContent,
  cover: Buffer,
): ReactElement<React.ComponentProps<typeof Document>> {
  return h(
    Document,
    { title, author: siteName(), subject: summary, language, creationDate: new Date(date) },
    h(
      Page,
      { size: "A4", style: styles.page },
      h(Image, { src: { data: cover, format: "jpg" }, style: styles.cover }),
      heading("H1", styles.title, parted(title)),
      words(styles.summary, parted(summary)),
      h(
        View,
        { style: styles.keys },
        ...keys.map(({ label, value }) =>
          h(View, { key: label, style: styles.key }, words(styles.keyLabel, label), words(styles.keyValue, value)),
        ),
      ),
      ...sections.map(section),
      pageFoot(`${source} · `, url),
    ),
  );
}

const section = ({ heading: title, text, columns: [name, count, sum], rows }: ReportSection) =>
  h(
    View,
    { key: title, style: styles.section },
    h(
      View,
      { wrap: false },
      heading("H2", styles.heading, title),
      words(styles.text, text),
      tableRow(
        { style: [styles.row, styles.head], isTableHead: true },
        words(styles.name, name),
        h(View, { style: styles.bars }),
        words(styles.count, count),
        words(styles.sum, sum),
      ),
    ),
    ...rows.map((row) =>
      tableRow(
        { key: row.name, style: styles.row, wrap: false },
        words(styles.name, parted(row.name)),
        h(
          View,
          { style: styles.bars },
          h(View, { style: [styles.bar, { width: `${Math.max(1, row.share * 100)}%` }] }),
        ),
        words(styles.count, row.count),
        words(styles.sum, row.sum),
      ),
    ),
  );
