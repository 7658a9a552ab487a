import type { OrganizationDetail } from "../contract.ts";

const TABS = ["summary", "programs", "portfolio", "funding", "patents", "team"] as const;
export type TabKey = (typeof TABS)[number];

/** Names in the address: which part is shown, and which page of it. */
const TAB_PARAM = "tab";
const PAGE_PARAM = "rows";

interface Part {
  key: TabKey;
  /** Entries in it; the summary counts none. */
  count: number | undefined;
}

/** The parts of an organization that have something to show. */
export function tabsOf({ counts, teamMembers, mentors }: OrganizationDetail): Part[] {
  const entries: Record<TabKey, number | undefined> = {
    summary: undefined,
    programs: counts.programs,
    portfolio: counts.portfolio,
    funding: counts.rounds,
    patents: counts.patents,
    team: teamMembers.length + mentors.length,
  };
  return TABS.map((key) => ({ key, count: entries[key] })).filter(({ count }) => count !== 0);
}

/** Where in the page an address leads. A part that is not there leads to the summary, a page that is none to the first. */
export function readPlace(search: URLSearchParams, parts: readonly Part[]): { tab: TabKey; currentPage: number } {
  const tab = parts.find(({ key }) => key === search.get(TAB_PARAM))?.key ?? "summary";
  const page = search.get(PAGE_PARAM) ?? "";
  return { tab, currentPage: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1 };
}

/** The query of a part, "" for the summary. */
export function queryOf(tab: TabKey, currentPage = 1): string {
  const search = new URLSearchParams();
  if (tab !== "summary") search.set(TAB_PARAM, tab);
  if (currentPage > 1) search.set(PAGE_PARAM, String(currentPage));
  return search.size > 0 ? `?${search}` : "";
}
