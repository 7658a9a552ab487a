import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Money } from "#ui/money.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Order } from "../contract.ts";

/** Every order, with the money that moved for it. */
export function History({ rows }: { rows: readonly Order[] }) {
  const text = useTranslations("payments");
  const locale = useLocale();
  if (rows.length === 0) return <EmptyState title={text("noHistory")}>{text("noHistoryText")}</EmptyState>;
  const columns: Column<Order>[] = [
    {
      key: "what",
      header: text("what"),
      // Below each other, so that all of a row fits a phone.
      cell: ({ name, createdAt }) => (
        <>
          <strong className="wrap-anywhere">{name}</strong>
          <span className="block text-ink-muted">{formatDate(createdAt, locale)}</span>
        </>
      ),
    },
    {
      key: "amount",
      header: text("amount"),
      align: "end",
      cell: ({ amount, currency, source }) =>
        source === "gift" ? "–" : <Money amount={amount} currency={currency} full />,
    },
    { key: "state", header: text("state"), cell: (order) => <State order={order} /> },
  ];
  return (
    <Card title={text("history")} flush>
      <Table label={text("history")} columns={columns} rows={[...rows]} rowKey={({ id }) => id} />
    </Card>
  );
}

function State({ order: { name: now, state, source, payments, currency } }: { order: Order }) {
  const text = useTranslations("payments");
  const locale = useLocale();
  return (
    <>
      {text(`states.${state === "paid" && (source === "gift" || source === "test") ? source : state}`)}
      {payments.length > 0 && (
        <ul className="mt-1 text-sm text-ink-muted">
          {payments.map(({ id, name, amount, occurredAt }) => (
            <li key={id}>
              {/* What was bought then: the order may be another package now. */}
              {formatDate(occurredAt, locale)}: {name !== now && `${name}, `}
              <Money amount={Math.abs(amount)} currency={currency} full />
              {amount < 0 && ` (${text("refund")})`}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
