import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { SAME_ANSWERS } from "#shared/import/fields.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Select } from "#ui/select.tsx";
import { Table } from "#ui/table.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportDetails, OutcomeRow } from "../contract.ts";
import { IMPORT_FILTERS, type ImportFilter } from "../limits.ts";
import { answerField } from "./form.ts";

interface RowsCardProps {
  details: ImportDetails;
  rows: { rows: OutcomeRow[]; totalCount: number; pageSize: number };
  filter: ImportFilter | undefined;
  page: number;
}

/** The outcome of each row and its reason, counted by outcome. */
export function RowsCard({ details: { id, state, counts, rowCount }, rows, filter, page }: RowsCardProps) {
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
  const asks = state === "checked" && rows.rows.some(({ notes }) => notes.some(({ pair }) => pair));
  const isBusy = useNavigation().state === "submitting";
  const card = (
    <Card flush>
      <div className="px-5 sm:px-6">
        <Tabs
          label={text("filters.label")}
          tabs={[tab(undefined, rowCount), ...shown.map((item) => tab(item, counts[item] ?? 0))]}
        />
      </div>
      {asks && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 sm:px-6">
          <Button type="submit" kind="primary" busy={isBusy}>
            {text("questions.apply")}
          </Button>
          <p className="max-w-prose text-sm text-ink-muted">{text("questions.lead")}</p>
        </div>
      )}
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
            cell: (row) => <Content row={row} asks={asks} />,
            className: "w-full align-top",
          },
        ]}
      />
      {(counts.remarks ?? 0) > 0 && (
        <p className="border-t border-line px-5 pt-2 sm:px-6">
          <a
            href={`${RESOURCE_PATHS.importRemarks[locale]}?id=${id}`}
            download
            className={`${TEXT_LINK} inline-flex min-h-row items-center`}
          >
            {text("remarks.download")}
          </a>
        </p>
      )}
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
  if (!asks) return card;
  return (
    <Form method="post" className="min-w-0">
      <input type="hidden" name="intent" value="answer" />
      {card}
    </Form>
  );
}

/** Name, result and remarks: beside each other, on a phone below each other. */
function Content({ row: { key, entry, action, notes }, asks }: { row: OutcomeRow; asks: boolean }) {
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
      <Notes notes={notes} asks={asks} />
    </div>
  );
}

function Notes({ notes, asks }: Pick<OutcomeRow, "notes"> & { asks: boolean }) {
  const text = useTranslations("imports.rows");
  const locale = useLocale();
  if (notes.length === 0) return <span className="max-sm:hidden">–</span>;
  return (
    <ul className="grid gap-1">
      {notes.map(({ about, column, value, code, entry, pair, ...reason }) => (
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
          {asks && pair && <Answer pair={pair} name={value} />}
        </li>
      ))}
    </ul>
  );
}

/** Asks whether a row and an entry are the same. */
function Answer({ pair, name }: { pair: string; name: string }) {
  const text = useTranslations("imports.questions");
  return (
    <div className="my-2 max-w-60">
      <Select
        label={text("answer")}
        hideLabel
        aria-label={`${text("answer")} ${name}`}
        name={answerField(pair)}
        options={SAME_ANSWERS.map((value) => ({ value, label: text(value) }))}
        empty={text("answer")}
      />
    </div>
  );
}
