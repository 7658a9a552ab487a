import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { startupList } from "#features/startups/filters.ts";
import { formatMoney, formatNumber } from "#shared/format.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/ecosystem-map.page";
import { ecosystemMap, type MapCell } from "./contract.ts";
import { ChoiceForm } from "./parts/choice-form.tsx";
import { isListClosed } from "./parts/closed-list.ts";
import type { DrawnCell } from "./parts/hex-map.tsx";
import { MapPage } from "./parts/map-page.tsx";
import { labelOf, looseCombPoints, radiusOf } from "./rules.ts";

export async function loader({ context, url: { searchParams } }: Route.LoaderArgs) {
  const choiceOf = (name: string) => searchParams.get(name) || undefined;
  const query = { sector: choiceOf("sector"), stage: choiceOf("stage"), region: choiceOf("region") };
  const page = pageContext(context);
  const map = await page.api(ecosystemMap, { query });
  const closed = query.stage !== undefined && (await isListClosed(page));
  return { map, query, filtered: searchParams.size > 0, closed };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("maps.names.ecosystemMap"),
    description: text("maps.ecosystem.description"),
    noindex: args.loaderData?.filtered ?? false,
  }));

const FILLS = [
  "fill-chart-1 stroke-chart-1",
  "fill-chart-2 stroke-chart-2",
  "fill-chart-3 stroke-chart-3",
  "fill-chart-4 stroke-chart-4",
  "fill-chart-5 stroke-chart-5",
  "fill-chart-6 stroke-chart-6",
  "fill-chart-7 stroke-chart-7",
  "fill-chart-8 stroke-chart-8",
];

export default function EcosystemMapPage({ loaderData: { map, query, closed } }: Route.ComponentProps) {
  const text = useTranslations("maps");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const byNumber = params.get("by") === "number";
  const sizeOf = ({ count, sumUsd }: MapCell) => (byNumber ? count : (sumUsd ?? 0));
  const raisedOf = ({ sumUsd }: Pick<MapCell, "sumUsd">) =>
    sumUsd === null ? text("undisclosed") : formatMoney(Math.round(sumUsd), "USD", locale);
  const cells = map.cells.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const largest = cells[0] ? sizeOf(cells[0]) : 0;
  const pathOf = ({ slug }: MapCell) =>
    listPath(startupList, locale, {
      filter: {
        ...(map.sector ? { sector: [map.sector.slug], subSectors: [slug] } : { sector: [slug] }),
        ...(query.stage && { stage: [query.stage] }),
        ...(query.region && { region: [query.region] }),
      },
    });
  const points = looseCombPoints(cells.length);
  const drawn = cells.map(
    (cell, index): DrawnCell => ({
      key: cell.key,
      ...points[index]!,
      radius: radiusOf(sizeOf(cell), largest),
      fill: FILLS[index % FILLS.length]!,
      opacity: 0.35,
      lines: labelOf(cell.name, 13, 16),
      value: byNumber ? formatNumber(cell.count, locale) : raisedOf(cell),
      title: text("cell", {
        name: cell.name,
        count: cell.count,
        sum: raisedOf(cell),
      }),
      to: pathOf(cell),
    }),
  );
  const withParam = (name: string, value: string | undefined) => {
    const changed = new URLSearchParams(search);
    if (value === undefined) changed.delete(name);
    else changed.set(name, value);
    return pathname + (changed.size > 0 ? `?${changed}` : "");
  };
  const summary = { count: map.total.count, sum: raisedOf(map.total) };
  return (
    <MapPage
      title={map.sector ? text("ecosystem.titleOf", { sector: map.sector.name }) : text("names.ecosystemMap")}
      lead={`${text("ecosystem.total", summary)} ${text(byNumber ? "ecosystem.byNumber" : "ecosystem.bySum")}`}
      label={text("ecosystem.label")}
      cells={drawn}
      rows={cells.map((cell) => ({ ...cell, to: pathOf(cell) }))}
      noun={text(map.sector ? "subSector" : "sector")}
      counted={text("startups")}
      money
      closed={closed}
      without={
        map.without.count > 0
          ? text(map.sector ? "ecosystem.withoutSubSector" : "ecosystem.withoutSector", { count: map.without.count })
          : undefined
      }
      filters={
        <>
          <ChoiceForm
            choices={[
              {
                name: "sector",
                label: text("sector"),
                everything: text("allSectors"),
                options: sectorOptions(map),
              },
              {
                name: "stage",
                label: text("stage"),
                everything: text("allStages"),
                options: map.stages.map(({ slug, name }) => ({ value: slug, label: name })),
              },
              {
                name: "region",
                label: text("province"),
                everything: text("allProvinces"),
                options: map.regions.map(({ id, name }) => ({ value: id, label: name })),
              },
            ]}
          />
          <ButtonLink to={withParam("by", byNumber ? undefined : "number")} preventScrollReset>
            {text(byNumber ? "sizeBySum" : "sizeByNumber")}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Sectors one can look into; in one, the sector itself, so that it can be left. */
function sectorOptions({ sector, cells }: { sector: { slug: string; name: string } | null; cells: MapCell[] }) {
  const options = sector ? [sector] : cells;
  return options.map(({ slug, name }) => ({ value: slug, label: name }));
}
