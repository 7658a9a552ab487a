import { useLocale } from "use-intl";
import type { z } from "zod";
import { formatDateTime } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Difference, listDifferences } from "../contract.ts";

/** The differences between provider and ledger, and the time of the last comparison. */
export function Differences({ rows, totalCount, comparisons }: z.output<(typeof listDifferences)["answer"]>) {
  const text = useTranslations("paymentsMovements.differences");
  const locale = useLocale();
  const amount = (value: number | null, currency: string) =>
    value === null ? "–" : <Money amount={value} currency={currency} full />;
  const columns: Column<Difference>[] = [
    { key: "occurredAt", header: text("occurredAt"), cell: (row) => formatDateTime(row.occurredAt, locale) },
    {
      key: "problem",
      header: text("problem"),
      cell: ({ problem, kind, reference, provider }) => (
        <>
          <strong>{text(`problems.${problem}`)}</strong>
          <br />
          <span className="text-sm break-all text-ink-muted">
            {text(`kinds.${kind}`)}, {text(`providers.${provider}`)}, {reference}
          </span>
        </>
      ),
    },
    { key: "here", header: text("here"), align: "end", cell: ({ here, currency }) => amount(here, currency) },
    { key: "there", header: text("there"), align: "end", cell: ({ there, currency }) => amount(there, currency) },
  ];
  return (
    <div id="differences" className="mt-8 scroll-mt-20">
      <Card title={text("title")} flush={rows.length > 0}>
        {rows.length > 0 ? (
          <Table label={text("title")} columns={columns} rows={rows} rowKey={({ id }) => id} />
        ) : (
          comparisons.length > 0 && <EmptyState title={text("none")}>{text("noneText")}</EmptyState>
        )}
        <ul
          className={
            rows.length > 0 ? "grid gap-1 p-5 text-sm text-ink-muted" : "mt-4 grid gap-1 text-sm text-ink-muted"
          }
        >
          {totalCount > rows.length && <li>{text("more", { count: totalCount, shown: rows.length })}</li>}
          {comparisons.length === 0 && <li>{text("never")}</li>}
          {comparisons.map(({ provider, comparedAt, failedAt }) => (
            <li key={provider}>
              {text(failedAt ? "failed" : "compared", {
                provider: text(`providers.${provider}`),
                date: formatDateTime((failedAt ?? comparedAt)!, locale),
              })}
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
