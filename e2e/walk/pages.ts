import type { APIRequestContext, Page } from "@playwright/test";
import { organizationCalls } from "#features/organizations/contract.ts";
import { patentCalls } from "#features/patents/contract.ts";
import { providerCalls } from "#features/providers/contract.ts";
import { startupCalls } from "#features/startups/contract.ts";
import type { DemoRole } from "#shared/demo-accounts.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { type OpenPage, openPages } from "../open-pages.ts";
import { ownPages, WALKERS } from "../own-pages.ts";
import { LISTS_AND_ROWS, type WalkedPage } from "./load.ts";

/** A viewer of the walk, and the number of tests its pages are spread over. `as` undefined: a visitor. */
interface Viewer {
  as: DemoRole | undefined;
  parts: number;
}

/** The premium member opens lists to their end, and what is rare in the demo; the others have pages of their own. */
export const VIEWERS: readonly Viewer[] = [
  { as: undefined, parts: 2 },
  { as: "admin", parts: 2 },
  { as: "entrepreneur", parts: 2 },
  { as: "premium", parts: 1 },
  { as: "organizer", parts: 1 },
  { as: "provider", parts: 1 },
  { as: "investor", parts: 1 },
  { as: "jury", parts: 1 },
];

/** The session of a viewer, for calls of the API. */
interface Session {
  request: APIRequestContext;
  token: string;
}

/** Every page of a viewer: open ones of visitors, the home page, lists and their rows of the premium member, their own of other members. */
export async function pagesOf(as: DemoRole | undefined, page: Page): Promise<WalkedPage[]> {
  const { request } = page;
  const token = (await page.context().cookies()).find(({ name }) => name === "session")?.value ?? "";
  const walker = WALKERS.find((name) => name === as);
  if (walker) return withViews(await ownPages(request, walker, token), true);
  const open = await openPages(request);
  const pages =
    as === undefined
      ? open.filter(({ key }) => GUARDS[key] !== "list")
      : [
          ...open.filter(({ key }) => key === "home" || LISTS_AND_ROWS.includes(key)),
          ...(await rarePages({ request, token })),
        ];
  return [...withViews(pages, false), ...EXAMPLES];
}

const withViews = (pages: readonly OpenPage[], views: boolean): WalkedPage[] =>
  pages.map((page) => ({ ...page, views }));

/** Pages at addresses of their own: a filtered list, an empty one, what a search finds. */
const EXAMPLES: WalkedPage[] = [
  { key: "startup", en: "/startup/mikro-ses", tr: "/tr/girisim/mikro-ses", views: true },
  {
    key: "compareStartups",
    en: "/compare/startups?entries=mikro-ses,solukolcer,demirhap,gone",
    tr: "/tr/karsilastir/girisimler?entries=mikro-ses,solukolcer,demirhap,gone",
    views: true,
  },
  { key: "startups", en: "/startups/istanbul", tr: "/tr/girisimler/istanbul", views: true },
  { key: "startups", en: "/startups?text=zzzz", tr: "/tr/girisimler?text=zzzz", views: true },
  { key: "search", en: "/search?text=enerji", tr: "/tr/ara?text=enerji", views: true },
  { key: "startups", en: "/startups/health", tr: "/tr/girisimler/saglik", views: false },
  { key: "jobs", en: "/job?words=nothing", tr: "/tr/is-ilanlari?words=nothing", views: false },
];

/** Sixty rounds, long names, a long tagline, an organization that says nothing. */
async function rarePages(session: Session): Promise<OpenPage[]> {
  const rounds = await rowOf<{ seoUrl: string; fundingCount: number }>(
    session,
    { path: startupCalls.page.path, body: { view: ["fundingCount"] } },
    ({ fundingCount }) => fundingCount >= 50,
  );
  const silent = await rowOf<{ seoUrl: string; tagline: string | null }>(
    session,
    { path: organizationCalls.page.path },
    ({ tagline }) => tagline === null,
  );
  const long = await rowOf<{ id: string; name: string }>(
    session,
    { path: patentCalls.page.path },
    ({ name }) => name.length > 200,
  );
  const provider = await rowOf<{ seoUrl: string }>(
    session,
    { path: providerCalls.page.path, body: { filter: { words: ["besinci"] } } },
    () => true,
  );
  return [
    { key: "provider", en: `/providers/${provider.seoUrl}`, tr: `/tr/hizmet-saglayicilar/${provider.seoUrl}` },
    { key: "startup", en: `/startup/${rounds.seoUrl}`, tr: `/tr/girisim/${rounds.seoUrl}` },
    { key: "techCenter", en: `/tech-center/${silent.seoUrl}`, tr: `/tr/teknoloji-merkezi/${silent.seoUrl}` },
    { key: "patent", en: `/patent/patent-detail/${long.id}`, tr: `/tr/patent/patent-detay/${long.id}` },
    { key: "patents", en: "/patents?words=katmanli", tr: "/tr/patentler?words=katmanli" },
    { key: "startup", en: "/startup/findikbilir", tr: "/tr/girisim/findikbilir" },
    { key: "startups", en: "/startups?words=findikbilir", tr: "/tr/girisimler?words=findikbilir" },
  ];
}

/** The first row of a list that is as rare as wanted. */
async function rowOf<Row>(
  { request, token }: Session,
  { path, body = {} }: { path: string; body?: object },
  isWanted: (row: Row) => boolean,
): Promise<Row> {
  const headers = { authorization: `Bearer ${token}`, "accept-language": "tr" };
  for (let currentPage = 1; currentPage < 10; currentPage++) {
    const answer = await request.post(path, { headers, data: { currentPage, pageSize: 100, ...body } });
    const found = ((await answer.json()).data.rows as Row[]).find(isWanted);
    if (found) return found;
  }
  throw new Error(`The demo has no such row in ${path}.`);
}
