import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Table } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportDetails, OutcomeRow } from "../contract.ts";
import { IMPORT_FILTERS, type ImportFilter } from "../limits.ts";

interface RowsCardProps {
  details: ImportDetails;
  rows: { rows: OutcomeRow[]; totalCount: number; pageSize: number };
  filter: ImportFilter | undefined;
  page: number;
}

/** The outcome of each row and its reason, counted by outcome. */
export function RowsCard({ details: { id, counts, rowCount }, rows, filter, page }: RowsCardProps) {
  const text = useTranslations("imports");
  const locale = useLocale();
  const to = (only: string | undefined, number = 1) => {
    const query = { ...(only && { filter: only }), ...(number > 1 && { page: String(number) }) };
    return pathTo("adminImport", locale, { id }, query);
  };
  const shown = IMPORT_FILTERS.filter((importFilter) => (counts[importFilter] ?? 0) > 0);
  const tab = (one: ImportFilter | undefined, count: number) => ({
    to: to(one),
    label: text(`filters.${one ?? "all"}`),
    count: { number: count, label: formatNumber(count, locale), quiet: true },
    current: filter === one,
  });
  return (
    <Card flush>
      <div className="px-5 sm:px-6">
        <Tabs
          label={text("filters.label")}
          tabs={[tab(undefined, rowCount), ...shown.map((item) => tab(item, counts[item] ?? 0))]}
        />
      </div>
      <Table
        label={text("filters.label")}
        rows={rows.rows}
        rowKey={({ number }) => String(number)}
        empty={text("rows.none")}
        columns={[
          {
            key: "number",
            header: text("rows.number"),
            cell: ({ number }) => number,
            className: "tabular-nums align-top",
          },
          {
            key: "content",
            header: text("rows.content"),
            cell: (row) => <Content row={row} />,
            className: "w-full align-top",
          },
        ]}
      />
      <div className="border-t border-line px-5 py-4 sm:px-6">
        <Pagination
          page={page}
          pageSize={rows.pageSize}
          total={rows.totalCount}
          to={(number) => to(filter, number)}
          summary={text("rowsIn", { count: rows.totalCount })}
          label={text("rows.pages")}
        />
      </div>
    </Card>
  );
}

/** Name, result and remarks: beside each other, on a phone below each other. */
function Content({ row: { key, entry, action, notes } }: { row: OutcomeRow }) {
  const text = useTranslations("imports.actionNames");
  return (
    <div className="grid gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,2fr)_6rem_minmax(0,3fr)]">
      <span className="font-medium wrap-anywhere">
        {entry ? (
          <Link to={entry} className="underline">
            {key || "–"}
          </Link>
        ) : (
          key || "–"
        )}
      </span>
      <span className="text-ink-muted sm:text-ink">{text(action)}</span>
      <Notes notes={notes} />
    </div>
  );
}

function Notes({ notes }: Pick<OutcomeRow, "notes">) {
  const text = useTranslations("imports.rows");
  const locale = useLocale();
  if (notes.length === 0) return <span className="max-sm:hidden">–</span>;
  return (
    <ul className="grid gap-1">
      {notes.map(({ about, column, value, code, entry, ...reason }) => (
        <li key={`${about} ${column} ${value} ${code}`} className="wrap-anywhere">
          {(column || value) && (
            <span className={about === "change" ? "" : "font-medium"}>
              {column ? text("becomes", { column, value: value || text("empty") }) : null}
              {!column &&
                (entry ? (
                  <Link to={entry} className="underline">
                    {value}
                  </Link>
                ) : (
                  value
                ))}{" "}
            </span>
          )}
          <span className="text-ink-muted">({reason[locale]})</span>
        </li>
      ))}
    </ul>
  );
}
