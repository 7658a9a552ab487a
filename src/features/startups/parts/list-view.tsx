import { useState } from "react";
import { ButtonLink } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { FilterIcon } from "#ui/icon.tsx";
import { ListLayout } from "#ui/list-layout.tsx";
import { LoadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import { AppliedFilters } from "./applied-filters.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import { ListHead } from "./list-head.tsx";
import type { ListData } from "./load-list.ts";
import { useSavedSearches } from "./saved-links.tsx";
import { StartupPage } from "./startup-page.tsx";
import type { PanelProps } from "./use-panel.ts";

const loadDrawer = () => import("./filter-drawer.tsx");

/** The startup list: filters at the left, what they leave at the right. */
export function ListView(data: ListData) {
  const text = useTranslations("startups.list");
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const closeDrawer = () => setDrawer("closed");
  const { list, panel, queryId, open, whole, signedIn, hasPackagesPage } = data;
  const saved = useSavedSearches(data);
  const panelProps: PanelProps = {
    applied: list.filter,
    lists: panel.lists,
    totalCount: list.totalCount,
    sort: list.sort,
    locked: panel.locked,
    ...{ queryId, open, whole, signedIn, hasPackagesPage },
  };
  const chosen = Object.values(list.filter).flat().length;
  return (
    <ListLayout
      filtersLabel={text("filters")}
      filters={
        <div className="top-4 flex max-h-[calc(100dvh-2rem)] flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card max-lg:max-h-none lg:sticky">
          <FilterPanel props={panelProps} />
        </div>
      }
    >
      <ListHead list={list} queryId={queryId}>
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
          <span className={classes("tabular-nums", chosen === 0 && "hidden")}>({chosen})</span>
        </ButtonLink>
        {saved.openLink}
      </ListHead>
      <AppliedFilters {...data} saveLink={saved.saveLink} />
      {saved.section}
      <StartupPage {...data} />
      {drawer !== "never" && (
        <LoadedLater
          load={loadDrawer}
          waiting={null}
          props={{
            open: drawer === "open",
            onClose: closeDrawer,
            children: <FilterPanel props={panelProps} onDone={closeDrawer} />,
          }}
        />
      )}
    </ListLayout>
  );
}
