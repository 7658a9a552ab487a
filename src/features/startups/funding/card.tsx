import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { DateText } from "#ui/date-text.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { Table } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FundingPage } from "./contract.ts";

interface InvestmentTableProps {
  investor: { id: string; name: string };
  rows: FundingPage["rows"];
}

/** The public rounds that an organization or a person took part in, the latest first; each leads to its startup. */
export function InvestmentTable({ investor, rows }: InvestmentTableProps) {
  const text = useTranslations("startupsFunding");
  const locale = useLocale();
  return (
    <Table
      label={text("of", { name: investor.name })}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: "startup",
          header: text("startup"),
          className: "min-w-36 font-semibold wrap-anywhere",
          cell: ({ associationName, associationSeoUrl }) => (
            <Link to={pathTo("startup", locale, { seoUrl: associationSeoUrl })} className="hover:underline">
              {associationName}
            </Link>
          ),
        },
        {
          key: "date",
          header: text("date"),
          className: "whitespace-nowrap",
          cell: ({ announcedDate }) => (announcedDate ? <DateText value={announcedDate} /> : text("unknown")),
        },
        {
          key: "round",
          header: text("round"),
          className: "min-w-24",
          cell: ({ fundingStageName, fundingInvestors }) => (
            <>
              {fundingStageName ?? text("unknown")}
              {fundingInvestors.some(
                ({ organizationId, accountId, isConfirmed }) =>
                  (organizationId ?? accountId) === investor.id && !isConfirmed,
              ) && <Tag className="ms-2 align-middle">{text("saidByStartup")}</Tag>}
            </>
          ),
        },
        {
          key: "amount",
          header: text("amount"),
          align: "end",
          className: "whitespace-nowrap",
          cell: ({ amount, amountCurrency }) =>
            amount !== null && amountCurrency !== null ? (
              <Money amount={amount} currency={amountCurrency} full />
            ) : (
              text("undisclosed")
            ),
        },
      ]}
    />
  );
}
