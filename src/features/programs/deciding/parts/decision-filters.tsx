import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { NumberField } from "#ui/number-field.tsx";
import { Select } from "#ui/select.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { DecisionTable } from "../contract.ts";
import { ORDERS, VIEWS } from "../limits.ts";
import { addressQuery, type TableView } from "./table-query.ts";

/** The shown applications, their order and the cut line: all of it stands in the address. */
export function DecisionFilters({ table, query }: { table: DecisionTable; query: TableView }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { program, phases, phaseId, views, places } = table;
  const to = (change: Partial<TableView>) =>
    pathTo(
      "programDecisions",
      locale,
      { programSeoUrl: program.seoUrl },
      addressQuery({ ...query, currentPage: 1, ...change }),
    );
  return (
    <>
      <form method="get" className="flex flex-wrap items-end gap-3 px-5 pt-4 sm:px-6">
        {query.hasAllColumns && <input type="hidden" name="columns" value="all" />}
        {query.view !== VIEWS[0] && <input type="hidden" name="view" value={query.view} />}
        <TextField
          label={text("search")}
          type="search"
          name="search"
          defaultValue={query.search}
          className="min-w-44 flex-1"
        />
        <Select
          label={text("phase")}
          name="phase"
          defaultValue={phaseId ?? ""}
          options={phases.map(({ id, name, isRunning }) => ({
            value: id,
            label: isRunning ? text("activePhase", { name }) : name,
          }))}
        />
        <NumberField
          label={text("places")}
          name="places"
          min={1}
          step={1}
          className="w-24"
          title={text("placesHint")}
          defaultValue={query.places ?? places ?? ""}
        />
        <Select
          label={text("order")}
          name="order"
          defaultValue={query.order}
          options={ORDERS.map((order) => ({ value: order, label: text(`orders.${order}`) }))}
        />
        <Button type="submit">{text("show")}</Button>
      </form>
      <div className="relative px-5 pt-2 sm:px-6">
        <Link
          preventScrollReset
          to={to({ hasAllColumns: !query.hasAllColumns })}
          className={`${TEXT_LINK} absolute end-5 top-2 z-1 grid min-h-control place-items-center sm:end-6 @max-[44rem]:hidden`}
        >
          {text(query.hasAllColumns ? "fewerColumns" : "moreColumns")}
        </Link>
        <Tabs
          label={text("viewsLabel")}
          tabs={VIEWS.map((view) => ({
            to: to({ view }),
            label: text(`views.${view}`),
            current: view === query.view,
            count: { number: views[view], label: "", quiet: true },
          }))}
        />
      </div>
    </>
  );
}
