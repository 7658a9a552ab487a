import type { FilterOf } from "#shared/list/filter.ts";
import { answer, choice, dates, describeList, words } from "#shared/list/list.ts";

/** The list of reports. The fields are those of a report (specification of the portal, "Report"). */
export const reportList = describeList({
  kind: "reports",
  page: "reports",
  sorts: ["recommended", "newest", "name"],
  sections: {
    category: { open: true },
    type: { open: true },
    edition: { open: true },
    price: { open: true },
    date: {},
  },
  filters: {
    words: words({ query: "words" }),
    category: choice({
      source: "reportCategory",
      term: "reportCategory",
      facet: "categories",
      section: "category",
      hideLabel: true,
      ordered: true,
    }),
    type: choice({
      source: "reportType",
      term: "reportType",
      facet: "types",
      section: "type",
      hideLabel: true,
      ordered: true,
    }),
    version: choice({
      source: "reportVersion",
      query: "version",
      term: "reportVersion",
      facet: "versions",
      section: "edition",
      ordered: true,
    }),
    language: choice({
      source: "language",
      query: "language",
      term: "language",
      facet: "languages",
      section: "edition",
      long: true,
    }),
    free: answer({ query: "free", term: "free", facet: "free", section: "price" }),
    releaseDate: dates({
      query: "released",
      term: "released",
      column: "release_date",
      begins: true,
      section: "date",
      hideLabel: true,
    }),
  },
});

export type ReportFilter = FilterOf<typeof reportList>;
