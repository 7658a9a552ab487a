import { type ComponentType, type ReactNode, useState } from "react";
import type { ListCard } from "#shared/list/list-page.ts";
import type { LoadedList } from "#shared/list/load-list.ts";
import { ButtonLink } from "../button.tsx";
import { classes } from "../classes.ts";
import { FilterPanel } from "../filter-panel/filter-panel.tsx";
import type { PanelProps } from "../filter-panel/use-panel.ts";
import { FilterIcon } from "../icon.tsx";
import { ListLayout } from "../list-layout.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import { useSavedSearches } from "../saved-searches/saved-links.tsx";
import { useTranslations } from "../translations.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { useListFocus } from "./list-focus.ts";
import { ListHead } from "./list-head.tsx";
import { type ListCardProps, ListRows, type ListTableProps } from "./list-rows.tsx";
import { ListStateContext } from "./list-state.ts";

/** Loaded by lists that have a table. */
const ListTools = loadedLater(() => import("./list-tools.tsx"));
const loadDrawer = () => import("../filter-panel/filter-drawer.tsx");
const FilterDrawer = loadedLater(loadDrawer);

interface ListViewProps<Row extends ListCard> {
  /** The data of the page. */
  data: LoadedList<Row>;
  /** Renders one row. */
  Card: ComponentType<ListCardProps<Row>>;
  Table: ComponentType<ListTableProps<Row>> | undefined;
  /** Below the title. */
  lead: ReactNode;
}

/** A noun's list: filters at the left, rows at the right. */
export function ListView<Row extends ListCard>({ data, Card, Table, lead }: ListViewProps<Row>) {
  const text = useTranslations("listPage");
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const closeDrawer = () => setDrawer("closed");
  const { list, panel, queryId, open, whole, signedIn, hasPackagesPage } = data;
  const saved = useSavedSearches(data);
  const focus = useListFocus(list);
  const panelProps: PanelProps = {
    applied: list.filter,
    lists: panel.lists,
    totalCount: list.totalCount,
    sort: list.sort,
    locked: panel.locked,
    queryId,
    open,
    whole,
    signedIn,
    hasPackagesPage,
  };
  const selectedCount = Object.values(list.filter).flat().length;
  return (
    <ListStateContext value={{ filter: list.filter, sort: list.sort, queryId }}>
      <ListLayout
        skip={text("skip")}
        filtersLabel={text("filters")}
        filters={
          <div className="top-4 flex max-h-[calc(100dvh-6.5rem)] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card max-lg:max-h-none lg:sticky">
            <FilterPanel props={panelProps} />
          </div>
        }
      >
        <ListHead page={list} queryId={queryId} signedIn={signedIn}>
          <ButtonLink
            to="#filters"
            className="lg:hidden"
            onPointerEnter={() => loadDrawer().catch(() => {})}
            onClick={(event) => {
              event.preventDefault();
              setDrawer("open");
            }}
          >
            <FilterIcon />
            {text("filters")}
            <span className={classes("tabular-nums", selectedCount === 0 && "hidden")}>({selectedCount})</span>
          </ButtonLink>
          {saved.openLink}
          {data.hasTable && <ListTools columns={data.columns} />}
        </ListHead>
        {lead}
        <UnknownNames names={data.unknown} />
        <AppliedFilters {...data} ref={focus.chips} saveLink={saved.saveLink} />
        {saved.section}
        <ListRows ref={focus.rows} data={data} Card={Card} Table={Table} />
        {drawer !== "never" && (
          <FilterDrawer open={drawer === "open"} onClose={closeDrawer}>
            <FilterPanel props={panelProps} onDone={closeDrawer} />
          </FilterDrawer>
        )}
      </ListLayout>
    </ListStateContext>
  );
}

/** How many names are quoted, and how many letters of each. */
const SHOWN_NAMES = 3;
const NAME_LENGTH = 40;

/** The parts of the address that are no filter, order or page. */
function UnknownNames({ names }: { names: readonly string[] }) {
  const text = useTranslations("listPage");
  if (names.length === 0) return null;
  const quoted = names.slice(0, SHOWN_NAMES).map((name) => `“${name.slice(0, NAME_LENGTH)}”`);
  return (
    <p className="mt-3 text-sm wrap-anywhere text-ink-muted">{text("unknownNames", { names: quoted.join(", ") })}</p>
  );
}
