import { Document, Page, StyleSheet } from "@react-pdf/renderer";
import { createElement as h, type ReactElement } from "react";
import { HEADING_FACES, heading, INK, MUTED_COLOUR, parted, TEXT_FACES, words } from "#server/pdf/fonts.server.ts";
import { pageFoot } from "#server/pdf/foot.server.ts";
import type { Locale } from "#shared/locale.ts";

/** The content of a result letter on paper: all that its thread is given. */
export interface LetterPaper {
  subject: string;
  /** Paragraphs are parted by an empty line. */
  text: string;
  language: Locale;
  organizer: string;
  program: string;
  /** Of its publication, for people and as "2026-11-27". */
  sent: string;
  date: string;
  source: string;
  url: string;
  /** Until when an accepted startup says whether it takes its place, and what follows; null: it is not asked. */
  place: string | null;
}

/** Measures in points; A4 is 595 × 842. */
const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT_FACES,
    fontSize: 11,
    lineHeight: 1.5,
    color: INK,
    paddingTop: 56,
    paddingBottom: 60,
    paddingHorizontal: 56,
  },
  muted: { color: MUTED_COLOUR, fontSize: 10 },
  subject: {
    fontFamily: HEADING_FACES,
    fontWeight: 700,
    fontSize: 18,
    lineHeight: 1.2,
    marginTop: 22,
    marginBottom: 14,
  },
  paragraph: { marginBottom: 10 },
});

/** A result letter, as it was sent. */
export function letterDocument(content: LetterPaper): ReactElement<React.ComponentProps<typeof Document>> {
  const { subject, text, language, organizer, program, sent, date, source, url, place } = content;
  return h(
    Document,
    { title: subject, author: organizer, language, creationDate: new Date(date) },
    h(
      Page,
      { size: "A4", style: styles.page },
      words(styles.muted, parted(organizer)),
      words(styles.muted, parted(program)),
      words(styles.muted, sent),
      heading("H1", styles.subject, parted(subject)),
      ...text.split("\n\n").map((paragraph) => words(styles.paragraph, parted(paragraph))),
      ...(place ? [words(styles.paragraph, parted(place))] : []),
      pageFoot(`${source} · `, url),
    ),
  );
}
