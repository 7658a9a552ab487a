import type { Locale } from "#shared/locale.ts";
import type { Alternates } from "#shared/meta.ts";
import type { PageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import type { StartupCardData } from "../card.tsx";
import { availableValues, type FacetName, listStartups, type StartupRow, type ViewField } from "../contract.ts";
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

interface Wholes {
  /** Lists shown to their ends. */
  whole: readonly string[];
  /** Whose alphabet those follow. */
  locale: Locale;
}

/** Lists of the panel, those in `whole` to their ends. */
export async function panelData(api: Api, question: Question, names: readonly FacetName[], { whole, locale }: Wholes) {
  const body = { ...bodyOf(question), facets: [...names] };
  const { data, totalCount, drops, premiumFilters } = await api(availableValues, { body });
  const lists: PanelLists = {};
  const counts: PanelCounts = {};
  for (const name of names) {
    const choices = data[name];
    if (!choices) continue;
    lists[name] = panelList(name, choices, whole.includes(name) && locale);
    counts[name] = countsOf(choices);
  }
  return { lists, counts, locked: !premiumFilters, totalCount, drops };
}

/** The same while one ticks: counts of every list in sight, and only the lists the page does not have yet. */
export async function choicesData(
  api: Api,
  question: Question,
  names: readonly FacetName[],
  opened: readonly FacetName[],
  wholes: Wholes,
) {
  const { lists, counts, totalCount } = await panelData(api, question, names, wholes);
  const wanted = names.filter(
    (name) => DEPENDENT.includes(name) || opened.includes(name) || wholes.whole.includes(name),
  );
  const sent: PanelLists = Object.fromEntries(wanted.map((name) => [name, lists[name]]));
  return { lists: sent, counts, totalCount };
}

/** A page of cards, and of how many startups there are in all. */
export async function pageData(api: Api, { page, sort, ...question }: ListAddress) {
  const body = { ...bodyOf(question), currentPage: page, sort, view: CARD_VIEW };
  const { segments, ...answer } = await api(listStartups, { body });
  const filtered = answer.applied.length > 0 || question.queryId !== undefined;
  const all = filtered ? (await api(listStartups, { body: { pageSize: 1, view: [] } })).totalCount : answer.totalCount;
  const query = answer.query && { id: answer.query.id, name: answer.query.name };
  const list = { ...answer, filter: withoutEmpty(answer.filter), rows: answer.rows.map(cardOf), query, all };
  return { list, alternates: alternatesOf(segments) };
}

/** The address without its query in each language, where they are not the same words. */
function alternatesOf(segments: Record<Locale, string[]>): Alternates | undefined {
  if (segments.en.length === 0) return undefined;
  const pathIn = (locale: Locale) => pathTo("startups", locale, { "*": segments[locale].join("/") });
  return { en: pathIn("en"), tr: pathIn("tr") };
}

/** Technologies a card names. */
const TECHNOLOGIES = 3;

function cardOf({ name, seoUrl, logo, location, sector, tagline, stage, ...row }: StartupRow): StartupCardData {
  const place = [location?.city?.name ?? location?.country?.name, sector?.name].filter(Boolean).join(" · ");
  const technologies = (row.technologies ?? []).slice(0, TECHNOLOGIES).map((technology) => technology.name);
  return {
    ...{ name, seoUrl, place, technologies, stage: stage?.name },
    logo: logo ?? null,
    tagline: tagline ?? "",
    totalRaisedUsd: row.totalRaisedUsd ?? 0,
    confirmedAt: row.confirmedAt ?? null,
  };
}

const bodyOf = ({ filter, segments, queryId }: Question) => ({ filter, segments, queryId });
