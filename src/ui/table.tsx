import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from "./icon.tsx";
import { Link } from "./link.tsx";
import { ScrollRegion } from "./scroll-region.tsx";
import { useTranslations } from "./translations.ts";

export interface Column<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: "start" | "end";
  /** Present order by this column, and the address that reverses it. */
  sort?: { direction: "ascending" | "descending" | undefined; to: string };
  /** Classes of the cells, for width and wrapping. */
  className?: string;
}

interface TableProps<Row> {
  /** The name of the rows, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown when there are no rows. */
  empty?: ReactNode;
}

/** A table. The first column stays in place while the others scroll sideways. */
export function Table<Row>({ label, columns, rows, rowKey, empty }: TableProps<Row>) {
  const text = useTranslations("ui");
  return (
    <ScrollRegion
      className="more-beside overflow-x-auto focus-visible:-outline-offset-2"
      label={text("tableScrolls", { name: label })}
    >
      <table className="w-full border-separate border-spacing-0 text-sm [&_td:first-child]:sticky [&_td:first-child]:start-0 [&_td:first-child]:bg-surface [&_th:first-child]:sticky [&_th:first-child]:start-0 [&_th:first-child]:z-1">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeaderCell key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="[&:last-child>td]:border-b-0 [&>td]:hover:bg-sunken">
              {columns.map((column) => (
                <td
                  key={column.key}
                  className={classes(
                    "border-b border-line px-2.5 py-3 first:ps-5 last:pe-5 sm:px-4 sm:first:ps-6 sm:last:pe-6",
                    column.align === "end" && "text-end",
                    column.className,
                  )}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td colSpan={columns.length} className="px-4 py-10 text-center text-ink-muted">
                <div className="sticky start-4 max-w-[calc(100vw-6rem)]">{empty ?? text("noRows")}</div>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function HeaderCell<Row>({ column }: { column: Column<Row> }) {
  const text = useTranslations("ui");
  const { header, sort, align } = column;
  const Arrow = { ascending: ArrowUpIcon, descending: ArrowDownIcon, none: SortIcon }[sort?.direction ?? "none"];
  return (
    <th
      scope="col"
      aria-sort={sort?.direction}
      className={classes(
        "border-b border-line bg-surface px-2.5 py-2 font-semibold first:ps-5 last:pe-5 sm:px-4 sm:first:ps-6 sm:last:pe-6 whitespace-nowrap text-ink-muted",
        align === "end" ? "text-end" : "text-start",
      )}
    >
      {sort ? (
        <Link
          to={sort.to}
          preventScrollReset
          className="inline-flex min-h-row items-center gap-1 hover:text-ink"
          title={text(sort.direction === "ascending" ? "sortDescending" : "sortAscending", { column: header })}
        >
          {header}
          <Arrow className="size-4" />
        </Link>
      ) : (
        header
      )}
    </th>
  );
}
