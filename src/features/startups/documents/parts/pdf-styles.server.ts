import { Font, StyleSheet } from "@react-pdf/renderer";
import { fontFile } from "#server/discovery/font-files.server.ts";

/** A face is split over two files by alphabet; the second holds ğ, İ, ı, ş and ₺, and stands behind the first. */
const SUBSETS = ["latin", "latin-ext"] as const;

const family = (face: string) => SUBSETS.map((subset) => `${face} ${subset}`);
for (const face of ["figtree", "bricolage-grotesque"])
  for (const subset of SUBSETS)
    Font.register({
      family: `${face} ${subset}`,
      fonts: [400, 600, 700].map((weight) => ({ src: fontFile(face, subset, weight), fontWeight: weight })),
    });
// Words are not broken: the rules at hand are English.
Font.registerHyphenationCallback((word) => [word]);

// Figtree has no ₺; the heading face lends its own.
const TEXT = [...family("figtree"), "bricolage-grotesque latin-ext"];
const HEADING = family("bricolage-grotesque");
const INK = "#261d16";
const MUTED = "#635950";
const LINE = "#e5e1da";
const HONEY = "#f6b933";

/** Measures in points; A4 is 595 × 842. */
export const styles = StyleSheet.create({
  page: {
    fontFamily: TEXT,
    fontSize: 9.5,
    lineHeight: 1.45,
    color: INK,
    paddingTop: 30,
    paddingBottom: 50,
    paddingHorizontal: 42,
  },
  cover: { width: 511, height: 84, borderRadius: 10, objectFit: "cover" },
  head: { flexDirection: "row", alignItems: "flex-end", marginTop: -26, marginBottom: 18, paddingLeft: 14 },
  logoFrame: { padding: 3, backgroundColor: "#ffffff", borderRadius: 16 },
  logo: { width: 62, height: 62 },
  headTexts: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingLeft: 12, paddingTop: 34 },
  name: { fontFamily: HEADING, fontWeight: 700, fontSize: 23, lineHeight: 1.15 },
  tagline: { fontSize: 11, color: MUTED, marginTop: 3 },
  columns: { flexDirection: "row", gap: 24 },
  main: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  side: {
    width: 196,
    borderWidth: 0.75,
    borderColor: LINE,
    borderRadius: 10,
    paddingHorizontal: 12,
    paddingTop: 10,
    paddingBottom: 8,
    alignSelf: "flex-start",
  },
  heading: { fontFamily: HEADING, fontWeight: 700, fontSize: 13, marginBottom: 6, lineHeight: 1.2 },
  section: { marginTop: 15 },
  fact: { flexDirection: "row", justifyContent: "space-between", gap: 10, marginBottom: 4 },
  muted: { color: MUTED },
  factLabel: { color: MUTED, flexShrink: 0 },
  factValue: { fontWeight: 600, textAlign: "right", flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  confirmed: { color: MUTED, fontSize: 8.5, borderTopWidth: 0.75, borderColor: LINE, paddingTop: 6, marginTop: 3 },
  tags: { flexDirection: "row", flexWrap: "wrap", gap: 5, marginTop: 9 },
  tag: {
    backgroundColor: "#f6f3ed",
    borderRadius: 5,
    paddingHorizontal: 6,
    paddingVertical: 1.5,
    fontSize: 8.5,
    color: MUTED,
  },
  row: { flexDirection: "row", gap: 10, borderBottomWidth: 0.75, borderColor: LINE, paddingVertical: 4.5 },
  tableHead: { color: MUTED, fontSize: 8.5 },
  date: { width: 68 },
  round: { width: 108 },
  wide: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  amount: { width: 84, textAlign: "right", fontWeight: 600 },
  people: { flexDirection: "row", flexWrap: "wrap", rowGap: 8 },
  person: { width: "33.33%", paddingRight: 10 },
  strong: { fontWeight: 600 },
  foot: {
    position: "absolute",
    left: 42,
    right: 42,
    // From the top: the layout measures `bottom` from where the page ended before page numbers were counted.
    top: 790,
    flexDirection: "row",
    justifyContent: "space-between",
    gap: 12,
    borderTopWidth: 1.5,
    borderColor: HONEY,
    paddingTop: 6,
    fontSize: 8,
    color: MUTED,
  },
  source: { flexShrink: 1 },
  pageNumber: { flexShrink: 0, minWidth: 24, textAlign: "right" },
});
