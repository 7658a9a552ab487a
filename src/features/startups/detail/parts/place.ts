import type { FundingPage } from "../../funding/contract.ts";
import type { StartupDetail } from "../contract.ts";

/** What the page says of a job. */
export interface JobInShort {
  seoUrl: string;
  title: string;
  place: string;
}

export const TABS = ["summary", "funding", "team", "patents", "updates"] as const;
export type TabKey = (typeof TABS)[number];

/** Names in the address: which part is shown, and which page of its rounds. */
export const TAB_PARAM = "tab";
export const ROUNDS_PARAM = "rounds";

/** What the page shows, as its loader answers. */
export interface StartupPage {
  startup: StartupDetail;
  /** One page of the rounds, where the shown part has them. */
  rounds: FundingPage | undefined;
  /** The newest jobs one can apply to; none where another part is shown. */
  jobs: JobInShort[];
  tab: TabKey;
  /** The address of the startup, absolute. */
  url: string;
  /** Path of the picture shown where the page is shared. */
  picture: string;
  /** Filters of the list that the viewer may not use. */
  closedFilters: string[];
  /** Kinds of pages that stand behind the links of this one. */
  opens: { organizations: boolean; people: boolean; editor: boolean };
}

interface Part {
  key: TabKey;
  /** Entries in it; the summary counts none. */
  count: number | undefined;
}

/** The parts of a startup that have something to show. */
export function tabsOf({ funding, teamMembers, mentors, patents, importantUpdates }: StartupDetail): Part[] {
  const counts: Record<TabKey, number | undefined> = {
    summary: undefined,
    funding: funding.rounds,
    team: teamMembers.length + mentors.length,
    patents: patents.length,
    updates: importantUpdates.length,
  };
  return TABS.map((key) => ({ key, count: counts[key] })).filter(({ count }) => count !== 0);
}

/** Where in the page an address leads. A part that is not there leads to the summary, a page that is none to the first. */
export function readPlace(search: URLSearchParams, parts: readonly Part[]): { tab: TabKey; currentPage: number } {
  const tab = parts.find(({ key }) => key === search.get(TAB_PARAM))?.key ?? "summary";
  const page = search.get(ROUNDS_PARAM) ?? "";
  return { tab, currentPage: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1 };
}

/** The query of a part, "" for the summary. */
export function queryOf(tab: TabKey, roundsPage = 1): string {
  const search = new URLSearchParams();
  if (tab !== "summary") search.set(TAB_PARAM, tab);
  if (roundsPage > 1) search.set(ROUNDS_PARAM, String(roundsPage));
  return search.size > 0 ? `?${search}` : "";
}
