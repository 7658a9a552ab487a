import { useLocale } from "use-intl";
import { MONTHLY_DOWNLOADS } from "#features/reports/limits.ts";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Product } from "../contract.ts";
import { opensStartups } from "../limits.ts";
import { BuyingNote } from "./buying-note.tsx";
import type { loadComparison } from "./load-comparison.ts";
import { NothingSold } from "./nothing-sold.tsx";
import { PackagePrice } from "./package-price.tsx";
import { PlanHint } from "./plan-hint.tsx";

type Compared = Awaited<ReturnType<typeof loadComparison>>;

/** The limits of every member. */
const FREE_LIMITS = { userLimit: 1, rowLimit: 0, reportLimit: MONTHLY_DOWNLOADS, lists: [] } satisfies Partial<Product>;
type Row = Product | (typeof FREE_LIMITS & { key: "free" });

/** The features for everybody and those that packages add, with the way to their prices. */
export const PackageComparison = (props: Compared) => (props.isSold ? <Comparison {...props} /> : <NothingSold />);

function Comparison({ products, freeStartups, returnTo }: Compared) {
  const t = useTranslations("premium");
  const locale = useLocale();
  // A year of a package is the same package.
  const rows: Row[] = [{ ...FREE_LIMITS, key: "free" }, ...products.filter(({ period }) => period === "month")];
  const columns: Column<Row>[] = [
    { key: "name", header: t("name"), cell: (row) => <strong>{"name" in row ? row.name : t("free")}</strong> },
    {
      key: "price",
      header: t("price"),
      cell: (row) => ("name" in row ? <PackagePrice product={row} /> : t("freePrice")),
    },
    ...(freeStartups === null
      ? []
      : [
          {
            key: "startups",
            header: t("startups"),
            cell: ({ lists }: Row) => {
              if (opensStartups(lists)) return t("allStartups");
              return freeStartups === 0 ? t("none") : t("firstStartups", { count: formatNumber(freeStartups, locale) });
            },
          },
        ]),
    { key: "users", header: t("users"), align: "end", cell: ({ userLimit }) => formatNumber(userLimit, locale) },
    {
      key: "rows",
      header: t("rows"),
      align: "end",
      cell: ({ key, rowLimit }) => {
        if (key === "free") return t("countedWithReports");
        return rowLimit === 0 ? t("none") : formatNumber(rowLimit, locale);
      },
    },
    {
      key: "reports",
      header: t("reports"),
      align: "end",
      cell: ({ key, reportLimit }) =>
        key === "free" ? t("freeDownloads", { count: reportLimit }) : formatNumber(reportLimit, locale),
    },
    {
      key: "filters",
      header: t("filters"),
      cell: ({ lists }) => lists.map((list) => t(`lists.${list}`)).join(", ") || t("none"),
    },
  ];
  return (
    <>
      <PlanHint products={products} />
      <Card flush>
        <Table label={t("compare")} columns={columns} rows={rows} rowKey={({ key }) => key} />
      </Card>
      <div>
        <ButtonLink to={pathTo("paymentPlans", locale, {}, { [RETURN_PARAM]: returnTo })}>{t("toPlans")}</ButtonLink>
      </div>
      <BuyingNote />
    </>
  );
}
