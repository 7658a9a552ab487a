import type { APIRequestContext } from "@playwright/test";
import { FEED_FORMATS, FEEDS, type FeedFormat, feedPath } from "#shared/discovery.ts";

import { listPath } from "#shared/list/list-path.ts";
import { LOCALES } from "#shared/locale.ts";
import { LISTS } from "#testing/lists.ts";
import { expect, signIn, test } from "./harness.ts";
import { HIDDEN_THINGS, HIDDEN_WORD, type HiddenAddresses, hideThings } from "./hidden-things.ts";
import { callsWithoutInput, openPages, sitemapPages, spread } from "./open-pages.ts";

let hidden: HiddenAddresses;
/** Pages of each noun that are read: they are many and alike. */
const SAMPLE_SIZE = 8;
test.use({
  additions: {
    data: async (database) => {
      hidden = await hideThings(database);
    },
  },
});

/** Answers what an address says, as text; anything above 499 fails. */
async function read(request: APIRequestContext, address: string): Promise<{ status: number; body: string }> {
  const answer = await request.get(address, { maxRedirects: 0 });
  expect(answer.status(), address).toBeLessThan(500);
  return { status: answer.status(), body: await answer.text() };
}

const isGone = async (request: APIRequestContext, address: string) =>
  [404, 410].includes((await request.get(address)).status());

for (const [index, { noun, state, pages, calls, files = [] }] of HIDDEN_THINGS.entries())
  test(`${noun}, ${state}: its page, its calls and its picture are gone`, async ({ site, request }) => {
    for (const pattern of [...pages, ...calls, ...files]) {
      const address = pattern.replace("{}", encodeURIComponent(hidden.ends[index]!));
      expect(await isGone(request, site.origin + address), address).toBe(true);
    }
  });

test("nothing hidden is named by any page, list, feed, map or call", async ({ open, site, request }) => {
  const leaks: string[] = [];
  const look = async (address: string) => {
    const { status, body } = await read(request, site.origin + address);
    if (status === 429) leaks.push(`${address} was not answered`);
    if (body.includes(HIDDEN_WORD)) leaks.push(`${address}: ${body.split(HIDDEN_WORD)[0]!.slice(-80)}`);
  };
  const words = LISTS.flatMap(({ calls }) =>
    LOCALES.map((locale) => `${listPath(calls.list, locale, { filter: {} })}?words=${HIDDEN_WORD}`),
  );
  const found = ["/apiStartup/Search", "/apiStartup/Search/Users", "/apiStartup/Search/Startups"];
  const feeds = FEEDS.flatMap((kind) =>
    LOCALES.flatMap((locale) =>
      (Object.keys(FEED_FORMATS) as FeedFormat[]).map((format) => feedPath(kind, locale, format)),
    ),
  );
  const rows = Map.groupBy(await sitemapPages(request, site.origin), ({ key }) => key);
  // Each once: the sitemap and the pages that hidden things stood on name some twice.
  const all = new Set([
    ...(await openPages(request, site.origin)).flatMap(({ en, tr }) => [en, tr]),
    ...[...rows.values()].flatMap((pages) =>
      spread(pages, SAMPLE_SIZE).map((page, position) => page[LOCALES[position % LOCALES.length]!]),
    ),
    ...hidden.pagesAround,
    ...(await callsWithoutInput(request, site.origin)),
    ...feeds,
    ...found.map((path) => `${path}?text=${HIDDEN_WORD.slice(0, 6)}`),
  ]);
  const left = [...all];
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let next = left.pop(); next; next = left.pop()) await look(next);
    }),
  );
  for (const address of [...words, `/search?text=${HIDDEN_WORD}`]) {
    const { body } = await read(request, site.origin + address);
    // The word itself is repeated where it was searched for.
    if (body.includes(`${HIDDEN_WORD} `)) leaks.push(address);
  }
  // With a package, as whom every list can be read to its end.
  const headers = { authorization: `Bearer ${await signIn((await open("/")).context(), "premium")}` };
  for (const { kind, calls } of LISTS) {
    const pageOf = async (data: object) => {
      const answer = await request.post(site.origin + calls.page.path, { data, headers });
      expect(answer.status(), kind).toBe(200);
      return (await answer.json()).data;
    };
    for (let currentPage = 1, total = 1; (currentPage - 1) * 100 < total; currentPage++) {
      const rows = await pageOf({ currentPage, pageSize: 100 });
      total = rows.totalCount;
      if (JSON.stringify(rows).includes(HIDDEN_WORD)) leaks.push(`list of ${kind}, page ${currentPage}`);
    }
    const named = await pageOf({ filter: { words: [HIDDEN_WORD.toLowerCase()] } });
    if (named.totalCount > 0) leaks.push(`list of ${kind} counts ${named.totalCount}`);
  }
  expect(leaks).toEqual([]);
});
