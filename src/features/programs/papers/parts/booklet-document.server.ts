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
import { siteName } from "#shared/site-name.ts";
import type { BookletContent } from "./booklet-content.ts";

/** Measures in points; A4 is 595 × 842. */
const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT_FACES,
    fontSize: 10,
    lineHeight: 1.45,
    color: INK,
    paddingTop: 40,
    paddingBottom: 60,
    paddingHorizontal: 42,
  },
  program: { color: MUTED_COLOUR, fontSize: 10 },
  title: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 22, lineHeight: 1.15, marginTop: 4 },
  startup: { fontWeight: 600, fontSize: 13, marginTop: 2 },
  note: {
    marginTop: 10,
    paddingLeft: 8,
    borderLeftWidth: 3,
    get borderColor() {
      return house().colour;
    },
    color: MUTED_COLOUR,
    fontSize: 9,
  },
  cover: { flexDirection: "row", gap: 10, paddingVertical: 1, fontSize: 9 },
  coverName: { width: 90, color: MUTED_COLOUR },
  coverValue: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  coverFacts: { marginTop: 10 },
  fact: { color: MUTED_COLOUR, fontSize: 9, marginTop: 3 },
  answer: { marginTop: 12, borderTopWidth: 0.75, borderColor: LINE, paddingTop: 8 },
  question: { fontWeight: 600, marginBottom: 3 },
  muted: { color: MUTED_COLOUR },
  heading: { fontFamily: HEADING_FACES, fontWeight: 700, fontSize: 14, marginTop: 20 },
});

/** The rubric first, then each application on pages of its own. */
export function bookletDocument(content: BookletContent): ReactElement<React.ComponentProps<typeof Document>> {
  const { title, program, phase, language, date, facts, note, source, url, rubricTitle, rubric, applications } =
    content;
  const foot = pageFoot(`${source} · `, url);
  const noted = note ? [words(styles.note, note)] : [];
  return h(
    Document,
    { title: `${program} · ${title}`, author: siteName(), language, creationDate: new Date(date) },
    h(
      Page,
      { size: "A4", style: styles.page },
      words(styles.program, parted(`${program} · ${phase}`)),
      heading("H1", styles.title, title),
      h(
        View,
        { style: styles.coverFacts },
        ...facts.map(({ name, value }) =>
          tableRow(
            { key: name, style: styles.cover },
            words(styles.coverName, name),
            words(styles.coverValue, parted(value)),
          ),
        ),
      ),
      ...noted,
      heading("H2", styles.heading, rubricTitle),
      ...rubric.map(({ name, weight, description, meanings }) =>
        h(
          View,
          { key: name, style: styles.answer, wrap: false },
          heading("H3", styles.question, parted(`${name} · ${weight}`)),
          ...(description ? [words(styles.muted, parted(description))] : []),
          ...meanings.map((meaning, index) => words(styles.muted, parted(`${index + 1}  ${meaning}`))),
        ),
      ),
      foot,
    ),
    ...applications.map((application) =>
      h(
        Page,
        { key: application.title, size: "A4", style: styles.page },
        words(styles.program, parted(`${program} · ${phase}`)),
        heading("H2", styles.title, application.title),
        ...(application.startup ? [words(styles.startup, parted(application.startup))] : []),
        ...noted,
        ...application.facts.map((fact) => words(styles.fact, parted(fact))),
        ...application.answers.map(({ question, answer, isMuted }, index) =>
          h(
            View,
            { key: `${index}`, style: styles.answer },
            heading("H3", styles.question, parted(`${index + 1}  ${question}`)),
            words(isMuted ? styles.muted : {}, parted(answer)),
          ),
        ),
        foot,
      ),
    ),
  );
}
