import { useLocale } from "use-intl";
import { MONTHLY_DOWNLOADS } from "#features/reports/limits.ts";
import { formatNumber } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { type Column, Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/packages.page";
import { listProducts, type Product } from "./contract.ts";
import { opensStartups } from "./limits.ts";
import { BuyingNote } from "./parts/buying-note.tsx";
import { PackagePrice } from "./parts/package-price.tsx";
import { premiumSettings } from "./settings/contract.ts";
import { freeStartupsOf } from "./settings/rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const [products, { model }] = await Promise.all([api(listProducts, {}), api(premiumSettings, {})]);
  return {
    products,
    freeStartups: freeStartupsOf(model),
    returnTo: returnPath(url.searchParams.get(RETURN_PARAM)),
  };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("premium.title"), description: t("premium.description") }));

/** What every member has. */
const FREE = { userLimit: 1, rowLimit: 0, reportLimit: MONTHLY_DOWNLOADS, lists: [] } satisfies Partial<Product>;
type Row = Product | (typeof FREE & { key: "free" });

export default function PackagesPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("premium");
  const locale = useLocale();
  const { products, freeStartups, returnTo } = loaderData;
  // A year of a package is the same package.
  const rows: Row[] = [{ ...FREE, key: "free" }, ...products.filter(({ period }) => period === "month")];
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
      cell: ({ rowLimit }) => (rowLimit === 0 ? t("none") : formatNumber(rowLimit, locale)),
    },
    {
      key: "reports",
      header: t("reports"),
      align: "end",
      cell: ({ reportLimit }) => formatNumber(reportLimit, locale),
    },
    {
      key: "filters",
      header: t("filters"),
      cell: ({ lists }) => lists.map((list) => t(`lists.${list}`)).join(", ") || t("none"),
    },
  ];
  return (
    <DefaultLayout className="grid gap-8 pb-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("description")}</p>
      </header>
      <Card flush>
        <Table label={t("compare")} columns={columns} rows={rows} rowKey={({ key }) => key} />
      </Card>
      <div>
        <ButtonLink to={pathTo("paymentPlans", locale, {}, { [RETURN_PARAM]: returnTo })}>{t("toPlans")}</ButtonLink>
      </div>
      <BuyingNote />
    </DefaultLayout>
  );
}
