import type { ListPage } from "#shared/list/list-page.ts";
import type { ReportCardData } from "../card.tsx";
import { type ReportRow, reportCalls, type reportRow } from "../contract.ts";

export const cardOf = (row: ReportRow): ReportCardData => ({
  name: row.title,
  seoUrl: row.seoUrl,
  cover: row.cover,
  summary: row.summary ?? "",
  kind: row.type.name,
  version: row.version.name,
  language: row.language.name,
  releaseDate: row.releaseDate,
  terms: row.terms,
  price: row.price,
  currency: row.currency,
});

export const reportsPage: ListPage<ReportCardData, typeof reportRow> = { calls: reportCalls, cardOf };
