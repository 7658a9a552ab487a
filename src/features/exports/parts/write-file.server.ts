import type { ExportKind, ExportReading, ExportValue, ListExport } from "#server/list-index/list-export.server.ts";
import { ID_HEADER, type Sheet, type SheetColumn, spreadsheet } from "#server/spreadsheet.server.ts";
import { translatorOf } from "#server/translator.server.ts";
import { formatDateTime } from "#shared/format.ts";
import { filterTexts, wordsOfFilter } from "#shared/list/filter-texts.ts";
import type { List } from "#shared/list/list.ts";
import { listPath } from "#shared/list/list-path.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import listEn from "#ui/list-page/messages.en.ts";
import listTr from "#ui/list-page/messages.tr.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

const TEXTS = { en, tr };
const LIST_TEXTS = { en: listEn, tr: listTr };
/** In characters. */
const WIDTHS: Record<ExportKind, number> = { text: 28, number: 16, day: 14, instant: 20, answer: 12 };

interface File {
  list: List;
  /** Texts of its noun. */
  nounTexts: ListExport["texts"];
  columns: readonly string[];
  reading: ExportReading;
  /** Rows at most. */
  limit: number;
  locale: Locale;
  origin: string;
  /** Name of who asked for it. */
  madeFor: string;
  /** Rows were chosen one by one. */
  isSelection: boolean;
  onRow: (id: string) => Promise<void>;
}

/**
 * The spreadsheet of an export, each row with its id. A second sheet says where it comes from, when it was made, by which filter and
 * for whom.
 */
export function exportSheet(file: File) {
  const { list, columns, reading, limit, locale, origin, madeFor, onRow } = file;
  const texts = TEXTS[locale];
  const name = texts.lists[list.kind as keyof typeof texts.lists];
  const rows = async function* () {
    for await (const { id, values } of reading.rows(limit)) {
      await onRow(id);
      yield [...values, id];
    }
  };
  const { filter, sort, search } = reading;
  const address = origin + listPath(list, locale, { filter, sort, queryId: search?.id });
  const sheet: Sheet<ExportValue[]> = {
    name,
    locale,
    rows: rows(),
    columns: [
      ...columns.map((key, at) => columnOf(texts, key, reading.kinds[at]!, at)),
      { header: ID_HEADER[locale], width: WIDTHS.text, value: (values) => String(values.at(-1)) },
    ],
    foot: {
      rowCount: Math.min(limit, reading.totalCount),
      lines: [
        [texts.file.source, `${siteName()} · ${origin}`],
        [texts.file.madeAt, formatDateTime(new Date(), locale)],
        [texts.file.filter, filterOf(file).join(", ") || texts.file.noFilter],
        [texts.file.address, address],
        [texts.file.madeFor, madeFor],
      ],
    },
  };
  return spreadsheet(sheet);
}

/** The filter of these rows, in words. */
function filterOf({ list, nounTexts, reading: { search, applied, filter }, locale, isSelection }: File): string[] {
  const texts = filterTexts(
    list,
    locale,
    translatorOf(LIST_TEXTS[locale], locale),
    translatorOf(nounTexts[locale], locale),
  );
  return [
    ...(search === null ? [] : [`“${search.name}”`]),
    ...wordsOfFilter(list, applied, filter, texts),
    ...(isSelection ? [TEXTS[locale].file.selection] : []),
  ];
}

function columnOf(texts: typeof en, key: string, kind: ExportKind, at: number): SheetColumn<ExportValue[]> {
  const header = texts.columns[key as keyof typeof texts.columns];
  return {
    header,
    width: WIDTHS[kind],
    isDate: kind === "day" || kind === "instant",
    isDay: kind === "day",
    value: (values) => cellOf(values[at], kind, texts.answers),
  };
}

/** The value of a cell. Empty ones are null, so that they count as empty. */
function cellOf(value: ExportValue, kind: ExportKind, answers: { yes: string; no: string }) {
  if (value === null || value === undefined || value === "") return null;
  if (typeof value === "boolean") return value ? answers.yes : answers.no;
  if (typeof value === "number") return value;
  if (kind === "day" || kind === "instant") return new Date(String(value));
  return typeof value === "string" ? value : value.length > 0 ? value.join("; ") : null;
}
