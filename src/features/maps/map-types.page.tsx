import { useLocale } from "use-intl";
import { organizationList } from "#features/organizations/filters.ts";
import { formatNumber } from "#shared/format.ts";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/map-types.page";
import { type MapCell, organizationMap } from "./contract.ts";
import { ChoiceForm } from "./parts/choice-form.tsx";
import { MapPage } from "./parts/map-page.tsx";
import { placeCells } from "./parts/place-cells.ts";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const type = searchParams.get("type") || undefined;
  return { map: await api(organizationMap, { query: { type } }), filtered: searchParams.size > 0 };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("maps.names.mapTypes"),
    description: text("maps.types.description"),
    noindex: args.loaderData?.filtered ?? false,
  }));

export default function TypesMapPage({ loaderData: { map } }: Route.ComponentProps) {
  const text = useTranslations("maps");
  const locale = useLocale();
  const { provinces, countries, type, types, total, without, home } = map;
  const listOf = (filter: Filter) => listPath(organizationList, locale, { filter });
  const pathOf = ({ key, slug }: MapCell) => {
    // The list has cities, and a province bears the name of its city.
    const place = key.startsWith("TR-") ? { country: [home], city: [slug] } : { country: [slug] };
    return listOf({ ...(type && { type: [type.slug] }), ...place });
  };
  const titleOf = ({ name, count }: MapCell) => text("types.cell", { name, count });
  const rows = [...provinces.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count), ...countries];
  return (
    <MapPage
      title={text("names.mapTypes")}
      lead={text("types.total", { count: total.count, abroad: countries.length > 0 ? "yes" : "no" })}
      label={text("types.label")}
      cells={placeCells(provinces, countries, { locale, titleOf, pathOf })}
      rows={rows.map((cell) => ({ ...cell, to: pathOf(cell) }))}
      noun={text("place")}
      counted={text("organizations")}
      money={false}
      without={without.count > 0 ? text("types.without", { count: without.count }) : undefined}
      filters={
        <ChoiceForm
          choices={[
            {
              name: "type",
              label: text("type"),
              everything: text("allTypes"),
              options: types.map(({ slug, name, count }) => ({
                value: slug,
                label: `${name} (${formatNumber(count, locale)})`,
              })),
            },
          ]}
        />
      }
    >
      <Card title={text("types.byType")} className="mt-6">
        <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
          {types.map(({ key, name, slug, count }) => (
            <li key={key} className="flex min-h-row items-center justify-between gap-3">
              <Link to={listOf({ type: [slug] })} className="hover:underline">
                {name}
              </Link>
              <span className="font-semibold tabular-nums">{formatNumber(count, locale)}</span>
            </li>
          ))}
        </ul>
      </Card>
    </MapPage>
  );
}
