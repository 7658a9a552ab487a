import { useState } from "react";
import { useLocale } from "use-intl";
import { choicesIn, type Filter, type FilterValue, isReversed, withValue } from "#shared/list/filter.ts";
import { choiceRow, denialOf } from "#shared/list/list.ts";
import { listDataPath, listPath } from "#shared/list/list-path.ts";
import type { Choices } from "#shared/list/load-list.ts";
import { inFormerOrder, isSeekingIn, type PanelList, type PanelLists, recounted } from "#shared/list/panel-choices.ts";
import { facetsOf, isOpenSection } from "#shared/list/sections.ts";
import { OPEN_PARAM, WHOLE_PARAM } from "#shared/list-params.ts";
import { useFetched } from "../use-fetched.ts";
import { isWide, useApplying } from "./apply-at-once.ts";
import { useList } from "./list-context.tsx";

/** Milliseconds without a further change before counts are fetched. */
const PAUSE_MS = 150;

export interface PanelProps {
  /** As the address says it; choices are slugs. */
  applied: Filter;
  lists: PanelLists;
  /** Rows the applied filter leaves. */
  totalCount: number;
  queryId: string | undefined;
  sort: string;
  /** Sections whose choices the page has. */
  open: readonly string[];
  /** Lists shown to their ends from the start. */
  whole: readonly string[];
  /** Premium filters are not the viewer's to use. */
  locked: readonly string[];
  signedIn: boolean;
  hasPackagesPage: boolean;
}

const isWrongRange = (value: FilterValue | undefined) =>
  typeof value === "object" && !Array.isArray(value) && isReversed(value);

/** True if the list leaves out a choice of the former one: its count has to be asked for. */
const isWithout = (list: PanelList | undefined, former: PanelList | undefined): boolean =>
  former?.choices.some(({ value }) => !list?.choices.some((choice) => choice.value === value)) ?? false;

/**
 * The ticked filters that are not applied yet, with the choices and counts that belong to them. `inDrawer`: the button
 * applies them.
 */
export function usePanel(
  { applied, lists, totalCount, queryId, open, sort, whole: first }: PanelProps,
  inDrawer: boolean,
) {
  const list = useList();
  const locale = useLocale();
  const [draft, setDraft] = useState(applied);
  const [resets, setResets] = useState(0);
  const [whole, setWhole] = useState(first);
  const [opened, setOpened] = useState<readonly string[]>([]);
  // The lists as they stood before the first tick, until their section is opened again.
  const [former, setFormer] = useState<PanelLists>({});
  const atOnce = useApplying((filter) => listPath(list, locale, { filter, sort, queryId }));
  const pathOf = (filter: Filter) => listPath(list, locale, { filter, queryId });
  const appliedPath = pathOf(applied);
  const [seenPath, setSeenPath] = useState(appliedPath);
  if (seenPath !== appliedPath) {
    setSeenPath(appliedPath);
    // The panel's own request may be followed by filters that are typed or ticked already.
    const isOwn = atOnce.takeArrival((filter) => pathOf(filter) === appliedPath);
    if (!isOwn && !atOnce.isTyping) {
      setDraft(applied);
      setFormer({});
      if (pathOf(draft) !== appliedPath) setResets((count) => count + 1);
    }
  }
  const isChanged = pathOf(draft) !== appliedPath;
  const isWrong = Object.values(draft).some(isWrongRange);
  const isNeeded =
    (isChanged && !isWrong && !atOnce.isUsed) ||
    whole.length > first.length ||
    Object.entries(former).some(([facet, list]) => isWithout(lists[facet], list)) ||
    opened.some((section) => !open.includes(section));
  /** Sections whose lists an address does not have unless it names them. */
  const wanted = [...new Set([...open.filter((section) => !isOpenSection(list, section)), ...opened])];
  const address = listDataPath(
    list,
    "choices",
    locale,
    { filter: draft, queryId },
    { [OPEN_PARAM]: wanted.join(","), [WHOLE_PARAM]: whole.join(",") },
  );
  const { data, isCurrent, hasFailed } = useFetched<Choices>(isNeeded ? address : undefined, isChanged ? PAUSE_MS : 0);

  const fetched = data?.kind === "choices" ? data : undefined;
  /** Dependent lists are those of the draft. */
  const newest = (facet: string) => fetched?.lists[facet] ?? lists[facet];
  function listOf(facet: string): PanelList {
    const choices = newest(facet) ?? { choices: [], total: 0 };
    // Counts of an earlier draft are older than those of the page.
    const counts = isCurrent || isChanged ? fetched?.counts[facet] : undefined;
    const counted = recounted(choices, counts);
    const before = former[facet]?.choices;
    return before ? inFormerOrder(counted, before, choicesIn(draft, fieldOf(facet)), counts) : counted;
  }
  const fieldOf = (facet: string) => list.facets[facet] ?? "";
  /** Every list as it stands, but for those of another place than before. */
  function listsBefore(next: Filter): PanelLists {
    const parentOf = (facet: string) => choiceRow(list, fieldOf(facet))?.parent;
    const isOfSame = (facet: string) => {
      const parent = parentOf(facet);
      return parent === undefined || String(draft[parent] ?? "") === String(next[parent] ?? "");
    };
    const facets = Object.keys({ ...lists, ...fetched?.lists }).filter(isOfSame);
    return Object.fromEntries(facets.map((facet) => [facet, listOf(facet)]));
  }
  const forget = (facets: readonly string[]) =>
    setFormer((now) => Object.fromEntries(Object.entries(now).filter(([facet]) => !facets.includes(facet))));
  const isSeeking = (status: string) => isSeekingIn(lists)(status) || isSeekingIn(fetched?.lists ?? {})(status);
  function replaceDraft(next: Filter, typedIn?: string) {
    setDraft(next);
    setFormer(listsBefore(next));
    if (inDrawer || !isWide()) return;
    if (Object.values(next).some(isWrongRange)) atOnce.wait();
    else atOnce.apply(next, typedIn);
  }
  return {
    draft,
    /** `typed`: more of it may follow at once. `beside`: what is set with it, where the value is not empty. */
    change: (field: string, value: FilterValue | undefined, typed?: "typed", beside: Filter = {}) => {
      const next = withValue(list, draft, field, value, isSeeking);
      replaceDraft(next[field] === undefined ? next : { ...next, ...beside }, typed && field);
    },
    /** "Not this", or no longer: a value is chosen or left out, never both. */
    toggleDenied: (field: string, value: string) => {
      const denial = denialOf(field);
      const denied = choicesIn(draft, denial);
      const isDenied = denied.includes(value);
      const next = isDenied ? denied.filter((item) => item !== value) : [...denied, value];
      const chosen = choicesIn(draft, field).filter((item) => item !== value);
      const rest = withValue(list, draft, field, chosen.length > 0 ? chosen : undefined, isSeeking);
      replaceDraft(withValue(list, rest, denial, next.length > 0 ? next : undefined, isSeeking));
    },
    clear: () => {
      setResets((count) => count + 1);
      replaceDraft({});
    },
    /** Grows when what was typed is to be forgotten. */
    resets,
    /** The typed text is whole: the field was left. */
    finishTyping: atOnce.finish,
    /** The typed text cannot be applied as it is. */
    waitForTyping: atOnce.wait,
    listOf,
    hasLists: (facets: readonly string[]) => facets.every((facet) => newest(facet) !== undefined),
    isSeeking,
    /** True if its choices are on their way. */
    isOpening: (section: string) => opened.includes(section) && !hasFailed,
    /** Its lists may be sorted anew: nobody points at them yet. */
    sortSection: (section: string) => forget(facetsOf(list, [section], [])),
    openSection: (section: string) => setOpened((now) => (now.includes(section) ? now : [...now, section])),
    /** The address that shows what stands in a section without scripts. */
    openPath: (section: string) => listPath(list, locale, { filter: applied, queryId }, { [OPEN_PARAM]: section }),
    /** Why choices did not come. */
    failure: data?.kind === "refused" ? data.value : undefined,
    isWhole: (facet: string) => whole.includes(facet),
    showWhole: (facet: string) => {
      forget([facet]);
      setWhole((now) => [...now, facet]);
    },
    /** The address that shows a list to its end without scripts. */
    wholePath: (facet: string) => listPath(list, locale, { filter: applied, queryId }, { [WHOLE_PARAM]: facet }),
    /** Rows the draft leaves; undefined until it is known. */
    count: isChanged ? (isCurrent ? fetched?.totalCount : undefined) : totalCount,
  };
}
export type Panel = ReturnType<typeof usePanel>;
