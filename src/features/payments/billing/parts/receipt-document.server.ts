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
import type { ReceiptContent } from "./receipt-content.ts";

/** Measures in points; A4 is 595 × 842. */
const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT_FACES,
    fontSize: 11,
    lineHeight: 1.45,
    color: INK,
    paddingTop: 48,
    paddingBottom: 60,
    paddingHorizontal: 42,
  },
  source: { color: MUTED_COLOUR },
  title: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 24, lineHeight: 1.15, marginTop: 4 },
  columns: { flexDirection: "row", justifyContent: "space-between", gap: 24, marginTop: 26 },
  column: { flexGrow: 1, flexBasis: 0 },
  label: { color: MUTED_COLOUR, fontSize: 9 },
  value: { marginBottom: 6 },
  seller: { color: MUTED_COLOUR, fontSize: 9, marginTop: 12 },
  line: {
    flexDirection: "row",
    justifyContent: "space-between",
    gap: 24,
    borderTopWidth: 0.75,
    borderColor: LINE,
    paddingVertical: 9,
  },
  lines: { marginTop: 30 },
  total: {
    fontWeight: 700,
    borderTopWidth: 1.5,
    get borderColor() {
      return house().colour;
    },
  },
  note: { marginTop: 28, color: MUTED_COLOUR, fontSize: 9 },
});

/** Letters of the longest reference of a provider, which must stand whole to be searched for. */
const REFERENCE_LENGTH = 44;

const amountLine = (style: (typeof styles)["total"][], { name, amount }: { name: string; amount: string }) =>
  tableRow({ style: [styles.line, ...style] }, words({}, parted(name)), words({}, amount));

/** The payer, the thing bought and the amount. */
export function receiptDocument(content: ReceiptContent): ReactElement<React.ComponentProps<typeof Document>> {
  const { title, number, language, date, facts, what, total, billedTo, soldBy, note, source, url } = content;
  return h(
    Document,
    { title: `${title} ${number}`, author: source, language, creationDate: new Date(date) },
    h(
      Page,
      { size: "A4", style: styles.page },
      words(styles.source, source),
      heading("H1", styles.title, title),
      h(
        View,
        { style: styles.columns },
        h(
          View,
          { style: styles.column },
          words(styles.label, billedTo.title),
          ...billedTo.lines.map((line) => words({}, parted(line))),
          words(styles.seller, soldBy.title),
          ...soldBy.lines.map((line) => words({}, parted(line))),
        ),
        h(
          View,
          { style: styles.column },
          ...facts.flatMap(({ name, value }) => [
            words(styles.label, name),
            words(styles.value, parted(value, REFERENCE_LENGTH)),
          ]),
        ),
      ),
      h(View, { style: styles.lines }, amountLine([], what), amountLine([styles.total], total)),
      words(styles.note, note),
      pageFoot(`${source} · `, url),
    ),
  );
}
