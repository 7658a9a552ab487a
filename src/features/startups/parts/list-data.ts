import { typeList } from "#features/reference/contract.ts";
import type { PageContext } from "#shared/page-context.ts";
import { typeId } from "#shared/type-id.ts";
import {
  availableValues,
  FACET_NAMES,
  type FacetName,
  listStartups,
  type StartupRow,
  type ViewField,
} from "../contract.ts";
import { withoutEmpty } from "../rules.ts";
import type { ListAddress } from "./address.ts";
import { countsOf, type PanelCounts, type PanelLists, panelList } from "./panel-choices.ts";

/** What the card shows. */
const CARD_VIEW: ViewField[] = [
  "tagline",
  "location",
  "sector",
  "stage",
  "logo",
  "technologies",
  "totalRaisedUsd",
  "confirmedAt",
];
/** Lists that hang on other choices: sent anew whenever those change. */
const DEPENDENT: readonly FacetName[] = ["cities", "subSectors"];

type Api = PageContext["api"];
type Question = Pick<ListAddress, "filter" | "segments" | "queryId">;

/** The lists of the panel, those in `whole` to their ends. */
export async function panelData(api: Api, question: Question, whole: readonly string[]) {
  const [{ data, totalCount, drops }, seeking] = await Promise.all([
    api(availableValues, { body: bodyOf(question) }),
    seekingIds(api),
  ]);
  const lists: PanelLists = {};
  const counts: PanelCounts = {};
  for (const name of FACET_NAMES) {
    const choices = data[name];
    if (!choices) continue;
    lists[name] = panelList(name, choices, whole.includes(name));
    counts[name] = countsOf(choices);
  }
  for (const choice of data.seekingStatuses ?? []) {
    const shown = lists.seekingStatuses?.choices.find(({ value }) => value === choice.slug);
    if (shown && seeking.has(choice.id)) shown.seeking = true;
  }
  const locked = data.hasInvestment?.every(({ count }) => count === null) ?? false;
  return { lists, counts, locked, totalCount, drops };
}

/** The same while one ticks: counts of everything, and only the lists the page does not have yet. */
export async function choicesData(api: Api, question: Question, whole: readonly string[]) {
  const { lists, counts, totalCount } = await panelData(api, question, whole);
  const wanted = FACET_NAMES.filter((name) => DEPENDENT.includes(name) || whole.includes(name));
  const sent: PanelLists = Object.fromEntries(wanted.map((name) => [name, lists[name]]));
  return { lists: sent, counts, totalCount };
}

/** A page of cards, and of how many startups there are in all. */
export async function pageData(api: Api, { page, sort, ...question }: ListAddress) {
  const body = { ...bodyOf(question), currentPage: page, sort, view: CARD_VIEW };
  const answer = await api(listStartups, { body });
  const filtered = answer.applied.length > 0 || question.queryId !== undefined;
  const all = filtered ? (await api(listStartups, { body: { pageSize: 1, view: [] } })).totalCount : answer.totalCount;
  const query = answer.query && { id: answer.query.id, name: answer.query.name };
  return { ...answer, filter: withoutEmpty(answer.filter), rows: answer.rows.map(cardRow), query, all };
}

/** Cards show three technologies; the others need not travel. */
const cardRow = (row: StartupRow): StartupRow => ({ ...row, technologies: row.technologies?.slice(0, 3) });

const bodyOf = ({ filter, segments, queryId }: Question) => ({ filter, segments, queryId });

/** Ids of the investment-seeking statuses that count as seeking. They are of the catalogue and change with it only. */
async function seekingIds(api: Api): Promise<ReadonlySet<string>> {
  const rows = await api(typeList, { query: { parentId: typeId("investmentSeekingStatus") } });
  return new Set(rows.filter((row) => row.countsAsSeeking).map((row) => row.id));
}
