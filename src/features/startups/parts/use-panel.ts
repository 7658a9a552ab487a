import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { FacetName } from "../contract.ts";
import { withValue } from "../rules.ts";
import type { FilterName } from "./filter-fields.ts";
import { CHOICES_PARAM, listPath, OPEN_PARAM, WHOLE_PARAM } from "./list-path.ts";
import type { ListLoader } from "./load-list.ts";
import { type PanelList, type PanelLists, recounted } from "./panel-choices.ts";
import { closedByDefault, type SectionKey } from "./panel-sections.ts";
import type { StartupFilter } from "./schema-filter.ts";

/** Milliseconds without a further change before counts are asked for. */
const PAUSE = 150;

export interface PanelProps {
  /** As the address says it; choices are slugs. */
  applied: StartupFilter;
  lists: PanelLists;
  /** Rows the applied filter leaves. */
  totalCount: number;
  queryId: string | undefined;
  sort: "newest" | "name" | "raised" | "founded" | "updated";
  /** Sections whose choices the page has. */
  open: readonly SectionKey[];
  /** Lists shown to their ends from the start. */
  whole: readonly string[];
  /** Premium filters are not the viewer's to use. */
  locked: boolean;
  signedIn: boolean;
  hasPackagesPage: boolean;
}

/** What is ticked but not applied yet, with the choices and counts that belong to it. */
export function usePanel({ applied, lists, totalCount, queryId, open, whole: first }: PanelProps) {
  const locale = useLocale();
  const fetcher = useFetcher<ListLoader>();
  const [draft, setDraft] = useState(applied);
  const [whole, setWhole] = useState(first);
  const [opened, setOpened] = useState<readonly SectionKey[]>([]);
  const appliedKey = listPath(locale, { filter: applied, queryId });
  const draftKey = listPath(locale, { filter: draft, queryId });
  const [asked, setAsked] = useState("");
  const [seen, setSeen] = useState(appliedKey);
  if (seen !== appliedKey) {
    setSeen(appliedKey);
    setDraft(applied);
  }
  const isChanged = draftKey !== appliedKey;
  const address = listPath(
    locale,
    { filter: draft, queryId },
    {
      [CHOICES_PARAM]: "1",
      [OPEN_PARAM]: [...new Set([...closedByDefault(open), ...opened])].join(","),
      [WHOLE_PARAM]: whole.join(","),
    },
  );
  const { load } = fetcher;
  const isNeeded = isChanged || whole.length > first.length || opened.some((key) => !open.includes(key));
  const pause = isChanged ? PAUSE : 0;
  useEffect(() => {
    if (!isNeeded) return;
    const timer = setTimeout(() => {
      setAsked(address);
      load(address);
    }, pause);
    return () => clearTimeout(timer);
  }, [address, isNeeded, load, pause]);

  const live = isNeeded && fetcher.data?.kind === "choices" ? fetcher.data : undefined;
  const isCurrent = asked === address && fetcher.state === "idle";
  const hasFailed = isNeeded && isCurrent && fetcher.data === undefined;
  /** A list grows by what came later; dependent lists are those of the draft. */
  const known = (name: FacetName) => live?.lists[name] ?? lists[name];
  function listOf(name: FacetName): PanelList {
    const list = known(name) ?? { choices: [], total: 0 };
    return live ? recounted(list, live.counts[name]) : list;
  }
  const isSeeking = (status: string) =>
    known("seekingStatuses")?.choices.some(({ value, seeking }) => seeking && value === status) ?? false;
  function change<Name extends FilterName>(field: Name, value: StartupFilter[Name]) {
    setDraft((now) => withValue(now, field, value, isSeeking));
  }
  return {
    draft,
    change,
    clear: () => setDraft({}),
    listOf,
    hasLists: (names: readonly FacetName[]) => names.every((name) => known(name) !== undefined),
    isSeeking,
    /** Whether its choices are on their way. */
    isOpening: (key: SectionKey) => opened.includes(key) && !hasFailed,
    openSection: (key: SectionKey) => setOpened((now) => (now.includes(key) ? now : [...now, key])),
    /** The address that shows what stands in a section without scripts. */
    openPath: (key: SectionKey) => listPath(locale, { filter: applied, queryId }, { [OPEN_PARAM]: key }),
    /** Why choices did not come. */
    failure: fetcher.data?.kind === "none" ? fetcher.data.value : undefined,
    isWhole: (name: FacetName) => whole.includes(name),
    showWhole: (name: FacetName) => setWhole((now) => [...now, name]),
    /** The address that shows a list to its end without scripts. */
    wholePath: (name: FacetName) => listPath(locale, { filter: applied, queryId }, { [WHOLE_PARAM]: name }),
    /** Rows the draft leaves; undefined until it is known. */
    count: isChanged ? (isCurrent ? live?.totalCount : undefined) : totalCount,
  };
}
export type Panel = ReturnType<typeof usePanel>;
