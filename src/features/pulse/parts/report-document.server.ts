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
  words,
} from "#server/pdf/fonts.server.ts";
import { pageFoot } from "#server/pdf/foot.server.ts";
import { house } from "#shared/house.ts";
import type { ImpactContent } from "./report-content.ts";

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
  muted: { color: MUTED_COLOUR },
  title: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 24, lineHeight: 1.15, marginTop: 4 },
  heading: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 14, marginTop: 26, marginBottom: 6 },
  fact: { borderTopWidth: 0.75, borderColor: LINE, paddingVertical: 9 },
  label: { color: MUTED_COLOUR, fontSize: 9 },
  value: { fontWeight: 700, fontSize: 14 },
  facts: { marginTop: 24 },
  band: { flexDirection: "row", justifyContent: "space-between", gap: 24, paddingTop: 6 },
  bar: {
    height: 5,
    get backgroundColor() {
      return house().colour;
    },
    marginTop: 3,
  },
});

/** The sums of a quarter's answers, and the startups without one. */
export function impactDocument(content: ImpactContent): ReactElement<React.ComponentProps<typeof Document>> {
  const { title, language, date, facts, bandsTitle, bands, missingTitle, missing, note, source, url } = content;
  return h(
    Document,
    { title, author: source, language, creationDate: new Date(date) },
    h(
      Page,
      { size: "A4", style: styles.page },
      words(styles.muted, source),
      heading("H1", styles.title, title),
      words(styles.muted, note),
      h(
        View,
        { style: styles.facts },
        ...facts.map(({ name, value }) =>
          h(View, { key: name, style: styles.fact }, words(styles.label, name), words(styles.value, value)),
        ),
      ),
      heading("H2", styles.heading, bandsTitle),
      ...bands.flatMap(({ name, value, share }) => [
        h(View, { key: name, style: styles.band }, words({}, name), words({}, value)),
        h(View, { key: `${name} bar`, style: [styles.bar, { width: `${Math.round(share * 100)}%` }] }),
      ]),
      heading("H2", styles.heading, missingTitle),
      words({}, parted(missing)),
      pageFoot(`${source} · `, url),
    ),
  );
}
