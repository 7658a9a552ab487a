import { Link, StyleSheet, Text, View } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { house } from "#shared/house.ts";
import { MUTED_COLOUR, words } from "./fonts.server.ts";

const styles = StyleSheet.create({
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
    get borderColor() {
      return house().colour;
    },
    paddingTop: 6,
    fontSize: 8,
    color: MUTED_COLOUR,
  },
  source: { flexShrink: 1 },
  link: { color: MUTED_COLOUR },
  // A width of its own: the numbers are laid out once they are known, in what was measured without them.
  pageNumber: { flexShrink: 0, width: 40, textAlign: "right" },
});

/** At the foot of every A4 page: where it comes from, its address, and which page of how many it is. */
export const pageFoot = (source: string, url: string) =>
  h(
    View,
    { style: styles.foot, fixed: true },
    words(styles.source, source, h(Link, { src: url, style: styles.link }, url)),
    h(Text, { style: styles.pageNumber, render: ({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}` }),
  );
