import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import type { ListCard } from "#shared/list/list-page.ts";
import { listPath } from "#shared/list/list-path.ts";
import { classes } from "../classes.ts";
import { useList } from "../filter-panel/list-context.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "../icon.tsx";
import { Link } from "../link.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import { useTranslations } from "../translations.ts";
import { CompareTick } from "./compare-tick.tsx";
import { useListState } from "./list-state.ts";

export interface TableColumn<Row> {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The order of the list that is an order by this column, and its direction. */
  sort?: [order: string, direction: "ascending" | "descending"] | undefined;
  isNumber?: boolean;
}

interface ListTableProps<Row> {
  label: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
}

/** The rows of a list as a table. Below 1024 px each row is a card with a line for each column. */
export function ListTable<Row extends ListCard>({ label, rows, columns }: ListTableProps<Row>) {
  const text = useTranslations("ui");
  const [first, ...others] = columns;
  return (
    <ScrollRegion label={text("tableScrolls", { name: label })} className="list-table">
      <table>
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Head key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.seoUrl}>
              {first && (
                <th scope="row">
                  <span className="flex items-center gap-2">
                    <CompareTick {...row} />
                    {first.cell(row)}
                  </span>
                </th>
              )}
              {others.map((column) => (
                <Cell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A cell; a card, which has no head, names it. */
function Cell<Row>({ column: { header, cell, isNumber }, row }: { column: TableColumn<Row>; row: Row }) {
  const content = cell(row);
  return (
    <td className={isNumber ? "lg:text-end" : undefined}>
      {content ? (
        <>
          <span className="text-ink-muted lg:hidden">{header}</span>
          <span>{content}</span>
        </>
      ) : null}
    </td>
  );
}

function Head<Row>({ column: { header, sort, isNumber } }: { column: TableColumn<Row> }) {
  const list = useList();
  const locale = useLocale();
  const { filter, queryId, sort: present } = useListState();
  const [order, direction] = sort ?? [];
  const isSorted = order !== undefined && order === present;
  const Arrow = direction === "ascending" ? ArrowUpIcon : ArrowDownIcon;
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} className={isNumber ? "text-end" : undefined}>
      {order === undefined ? (
        header
      ) : (
        <Link
          to={listPath(list, locale, { filter, queryId, sort: order })}
          preventScrollReset
          className={classes(
            "inline-flex min-h-row items-center gap-1 hover:text-ink",
            isSorted ? "text-ink" : "underline decoration-dotted underline-offset-4",
          )}
        >
          {header}
          {isSorted && <Arrow className="size-4" />}
        </Link>
      )}
    </th>
  );
}
