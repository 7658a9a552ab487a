import { useLocale } from "use-intl";
import { formatPercent } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { DateText } from "#ui/date-text.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { FundingRow } from "../../detail/contract.ts";

interface FundingTableProps {
  label: string;
  rows: readonly FundingRow[];
  /** Investors' pages are there. */
  /** True if pages of organizations and of people can be opened. */
  opens: { organizations: boolean; people: boolean };
}

/** The rounds. Columns that have nothing in any row are left out; what a phone shows without scrolling comes first. */
export function FundingTable({ label, rows, opens }: FundingTableProps) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  const some = (field: "fundingTypeName" | "premValuation" | "shareRatio") => rows.some((row) => row[field] !== null);
  const columns: (Column<FundingRow> | false)[] = [
    {
      key: "date",
      header: t("date"),
      className: "whitespace-nowrap",
      cell: ({ announcedDate }) =>
        announcedDate ? <DateText value={announcedDate} /> : <Missing>{t("unknown")}</Missing>,
    },
    {
      key: "round",
      header: t("round"),
      className: "min-w-24",
      cell: ({ fundingStageName, isPrivate, signedBy }) => (
        <>
          <span className="font-semibold">{fundingStageName ?? <Missing>{t("unknown")}</Missing>}</span>
          {isPrivate && (
            <Tag tone="warn" className="ms-2 align-middle">
              {t("private")}
            </Tag>
          )}
          {signedBy === null && <Tag className="ms-2 align-middle">{t("saidByStartup")}</Tag>}
        </>
      ),
    },
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      className: "whitespace-nowrap",
      cell: ({ amount, amountCurrency, amountUsd }) => (
        <Amount amount={amount} currency={amountCurrency} usd={amountUsd} />
      ),
    },
    {
      key: "investors",
      header: t("investors"),
      className: "min-w-40 wrap-anywhere",
      cell: ({ fundingInvestors, isRefused }) => (
        <Investors investors={fundingInvestors} isRefused={isRefused} opens={opens} />
      ),
    },
    some("fundingTypeName") && { key: "type", header: t("type"), cell: ({ fundingTypeName }) => fundingTypeName },
    some("premValuation") && {
      key: "valuation",
      header: t("valuation"),
      align: "end",
      cell: ({ premValuation, premValuationCurrency }) =>
        premValuation !== null && <Money amount={premValuation} currency={premValuationCurrency ?? ""} full />,
    },
    some("shareRatio") && {
      key: "share",
      header: t("shareRatio"),
      align: "end",
      className: "tabular-nums",
      cell: ({ shareRatio }) => shareRatio !== null && formatPercent(shareRatio / 100, locale),
    },
  ];
  return (
    <Table label={label} rows={rows} rowKey={({ id }) => id} columns={columns.filter((column) => column !== false)} />
  );
}

const Missing = ({ children }: { children: string }) => <span className="font-normal text-ink-muted">{children}</span>;

/** As entered; below it in dollars, where it was another currency. */
function Amount({ amount, currency, usd }: { amount: number | null; currency: string | null; usd: number | null }) {
  const t = useTranslations("startupsDetail");
  if (amount === null || currency === null) return <Missing>{t("undisclosed")}</Missing>;
  return (
    <>
      <span className="font-semibold">
        <Money amount={amount} currency={currency} full />
      </span>
      {usd !== null && currency !== "USD" && (
        <span className="block text-xs text-ink-muted">
          ≈ <Money amount={Math.round(usd)} currency="USD" full />
        </span>
      )}
    </>
  );
}

interface InvestorsProps {
  investors: FundingRow["fundingInvestors"];
  isRefused: boolean;
  opens: FundingTableProps["opens"];
}

function Investors({ investors, isRefused, opens }: InvestorsProps) {
  const t = useTranslations("startupsDetail");
  const locale = useLocale();
  if (investors.length === 0) return <Missing>{t(isRefused ? "nobodyConfirms" : "undisclosed")}</Missing>;
  const addressOf = ({ organizationId, accountId, seoUrl }: (typeof investors)[number]) => {
    if (!seoUrl) return undefined;
    if (organizationId) return opens.organizations ? pathTo("techCenter", locale, { seoUrl }) : undefined;
    return accountId && opens.people ? pathTo("talent", locale, { seoUrl }) : undefined;
  };
  return (
    <ul className="grid gap-1">
      {investors.map((investor) => (
        <li key={`${investor.organizationId ?? investor.accountId} ${investor.name}`}>
          <LinkedName to={addressOf(investor)} name={investor.name} />
          {investor.isLead && (
            <Tag tone="honey" className="ms-1.5 align-middle">
              {t("lead")}
            </Tag>
          )}
          {!investor.isConfirmed && (
            <span className="text-xs text-ink-muted">
              {" "}
              · {t(mayConfirm(investor) ? "unconfirmed" : "saidByStartup")}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A name that stands for no account and no organization here has nobody who could confirm it. */
const mayConfirm = ({ organizationId, accountId }: FundingRow["fundingInvestors"][number]): boolean =>
  (organizationId ?? accountId) !== null;

const LinkedName = ({ to, name }: { to: string | undefined; name: string }) =>
  to ? (
    <Link to={to} className="hover:underline">
      {name}
    </Link>
  ) : (
    name
  );
