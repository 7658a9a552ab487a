import { useLocale } from "use-intl";
import { startupList } from "#features/startups/filters.ts";
import { formatMoney } from "#shared/format.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/map-ecosystem-map-gov.page";
import { type MapCell, supportMap } from "./contract.ts";
import { ChoiceForm } from "./parts/choice-form.tsx";
import { isListClosed } from "./parts/closed-list.ts";
import { MapPage } from "./parts/map-page.tsx";
import { placeCells } from "./parts/place-cells.ts";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const page = pageContext(context);
  const support = searchParams.get("support") || undefined;
  const map = await page.api(supportMap, { query: { support } });
  return { map, filtered: searchParams.size > 0, closed: await isListClosed(page) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("maps.names.mapEcosystemMapGov"),
    description: text("maps.support.description"),
    noindex: args.loaderData?.filtered ?? false,
  }));

export default function SupportMapPage({ loaderData: { map, closed } }: Route.ComponentProps) {
  const text = useTranslations("maps");
  const locale = useLocale();
  const { provinces, countries, support, total, without } = map;
  const pathOf = ({ key, slug }: MapCell) =>
    listPath(startupList, locale, {
      filter: {
        hasGovernmentSupport: true,
        ...(support && { governmentSupports: [support.slug] }),
        [key.startsWith("TR-") ? "region" : "country"]: [slug],
      },
    });
  const titleOf = ({ name, count, sumUsd }: MapCell) =>
    text("cell", {
      name,
      count,
      sum: sumUsd === null ? text("undisclosed") : formatMoney(Math.round(sumUsd), "USD", locale),
    });
  const rows = [...provinces.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count), ...countries];
  return (
    <MapPage
      title={text("names.mapEcosystemMapGov")}
      lead={text("support.total", { count: total.count, abroad: countries.length > 0 ? "yes" : "no" })}
      label={text("support.label")}
      cells={placeCells(provinces, countries, { locale, titleOf, pathOf })}
      rows={rows.map((cell) => ({ ...cell, to: pathOf(cell) }))}
      noun={text("place")}
      counted={text("startups")}
      money
      closed={closed}
      without={without.count > 0 ? text("support.without", { count: without.count }) : undefined}
      filters={
        <ChoiceForm
          choices={[
            {
              name: "support",
              label: text("supportKind"),
              everything: text("allSupports"),
              options: map.supports.map(({ slug, name }) => ({ value: slug, label: name })),
            },
          ]}
        />
      }
    />
  );
}
