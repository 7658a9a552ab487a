import { Fragment } from "react";
import { useLocale } from "use-intl";
import { formatDate, formatMeasured, formatMinute, truncate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { tableAddress } from "#shared/table/address.ts";
import { type CellWords, cellText } from "#shared/table/column.ts";
import { useTranslations } from "#ui/translations.ts";
import { classes } from "../classes.ts";
import { CheckIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { Tag } from "../tag.tsx";
import { partsOf } from "./first-column.ts";
import { type DataColumn, type TableView, useTable } from "./table-context.ts";
import type { TableRow } from "./table-props.ts";

/** One line of a text, two on a phone, where columns are narrow. */
export const CUT_TEXT = "max-sm:line-clamp-2 max-sm:wrap-anywhere sm:truncate";

export const fieldOf = (row: TableRow, { key }: DataColumn): unknown => Reflect.get(row, key);

/** Numbers end below each other, but for cells with a look of their own. */
export const isNumeric = ({ kind, key }: DataColumn, cells: TableView["cells"]): boolean =>
  kind === "number" && !cells[key];

/** A value as text, formatted for the language. */
export function shownText(column: DataColumn, value: unknown, words: CellWords, locale: Locale): string {
  if (column.kind === "date") return formatDate(value as string | null, locale);
  if (column.kind === "dateTime") return formatMinute(value as string | null, locale);
  if (column.kind === "number" && typeof value === "number") return formatMeasured(value, locale);
  return cellText(column, value, words);
}

interface CellProps {
  row: TableRow;
  column: DataColumn;
}

/** The content of a cell, as its column says. */
export function CellContent({ row, column }: CellProps) {
  const { cells, words } = useTable();
  const locale = useLocale();
  const custom = cells[column.key];
  if (custom) return custom(row);
  const value = fieldOf(row, column);
  const values = Array.isArray(value) ? value : [value];
  const text = shownText(column, value, words, locale);
  if (text === "") return column.setDashIsEmpty ? <Dash /> : null;
  if (column.clickableFilter)
    return (
      <span className="flex flex-wrap gap-1.5">
        {values.map((item) => (
          <span key={filterValue(column, item)} className="block min-w-0">
            <FilterLink column={column} value={item} />
            <Code column={column} value={item} text={cellText(column, item, words)} />
          </span>
        ))}
      </span>
    );
  if (column.isBoolean) return <YesOrNo yes={value === true} text={text} />;
  if (!column.limitText)
    return (
      <span className={column.hasCode ? "block wrap-anywhere" : classes("sm:block", CUT_TEXT)} title={text}>
        <BrokenText text={text} />
        <Code column={column} value={value} text={text} />
      </span>
    );
  return <span title={text}>{truncate(text)}</span>;
}

/** Ends a line on a phone where one would look for it. */
export const BrokenText = ({ text }: { text: string }) =>
  partsOf(text).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
    <Fragment key={at}>
      {at > 0 && <wbr className="sm:hidden" />}
      {part}
    </Fragment>
  ));

/** The stored code, below its name. */
const Code = ({ column, value, text }: { column: DataColumn; value: unknown; text: string }) =>
  column.hasCode && text !== value ? (
    <code className="block truncate text-xs text-ink-muted">{String(value)}</code>
  ) : null;

const Dash = () => (
  <span className="text-ink-muted" aria-hidden="true">
    –
  </span>
);

function YesOrNo({ yes, text }: { yes: boolean; text: string }) {
  return (
    <span className={yes ? "inline-flex items-center gap-1.5 text-good" : "text-ink-muted"}>
      {yes && <CheckIcon className="size-4" />}
      {text}
    </span>
  );
}

const filterValue = (column: DataColumn, value: unknown): string =>
  column.elasticTypeItem ? (value as { id: string }).id : String(value);

/** A value that filters the list when clicked. */
function FilterLink({ column, value }: { column: DataColumn; value: unknown }) {
  const text = useTranslations("dataTable");
  const { query, words } = useTable();
  const label = cellText(column, value, words);
  return (
    <Link
      to={tableAddress(query, { [column.clickableFilter!]: filterValue(column, value) })}
      preventScrollReset
      title={text("filterBy", { value: label })}
      className="inline-flex min-h-6 max-w-full items-center rounded-tag hover:underline"
    >
      {column.isBoolean ? <YesOrNo yes={value === true} text={label} /> : <Tag tone="neutral">{label}</Tag>}
    </Link>
  );
}
