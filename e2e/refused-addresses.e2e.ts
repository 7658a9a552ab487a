import type { APIRequestContext } from "@playwright/test";
import { listPath } from "#shared/list/list-path.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { LISTS } from "#testing/lists.ts";
import { expect, signIn, test } from "./harness.ts";
import { openPages } from "./open-pages.ts";

const MANY_VALUES = Array.from({ length: 1500 }, (_, index) => `v${index}`).join(",");
/** Internals of the server that nobody else should read. */
const INTERNAL_TEXT = /node_modules|\bat \w+ \(|select [^<>]+ from |postgres|pglite|\.server\.ts/i;

/** The end of the address of any list, and what it answers. */
const ENDS: [end: string, statuses: number[]][] = [
  ["/no-such-value", [404]],
  ["/..%2f..%2fetc%2fpasswd", [404]],
  ["/%E0%A4%A", [404]],
  [`/${"x".repeat(5000)}`, [400, 404]],
  ["?page=0", [400]],
  ["?page=-1", [400]],
  ["?page=1000000000", [400]],
  ["?page=two", [400]],
  ["?page=%00", [400]],
  ["?page=%E0%A4%A", [400]],
];
/** The same of lists that have filters and orders. */
const FILTER_ENDS: typeof ENDS = [
  ["?sort=no-such-order", [400]],
  ["?words=%00", [200, 400]],
  [`?words=${"x".repeat(5000)}`, [200, 400]],
  ["?queryId=ffffffffffffffffffffffff", [404]],
  ["?queryId=../../etc", [400]],
];

async function faultsOf(request: APIRequestContext, address: string, statuses: number[]): Promise<string[]> {
  const answer = await request.get(address, { maxRedirects: 2, headers: { accept: "text/html" } });
  const body = await answer.text();
  const short = new URL(address).pathname.slice(0, 60) + new URL(address).search.slice(0, 40);
  return [
    statuses.includes(answer.status()) ? "" : `${short}: ${answer.status()} instead of ${statuses}`,
    INTERNAL_TEXT.test(body.replace(/<script[\s\S]*?<\/script>/g, ""))
      ? `${short} says ${INTERNAL_TEXT.exec(body)}`
      : "",
    /<html lang="(en|tr)"/.test(body) || statuses.includes(200) ? "" : `${short} shows no page`,
  ].filter(Boolean);
}

for (const { kind, calls } of LISTS)
  test(`meaningless list addresses of ${kind} are refused with the reason`, async ({ open }) => {
    const page = await open("/", { as: "premium" });
    const { origin } = new URL(page.url());
    const filters = Object.entries(calls.list.filters).filter(([, { kind: type, query }]) => query && type !== "words");
    const ends: typeof ENDS = [
      ...ENDS,
      ...FILTER_ENDS,
      ...filters.flatMap(([, { query }]): typeof ENDS => [
        [`?${query}=no-such-value`, [400]],
        [`?${query}=%00`, [400]],
        [`?${query}=${MANY_VALUES}`, [400]],
      ]),
    ];
    const faults: string[] = [];
    for (const locale of LOCALES)
      for (const [end, statuses] of ends)
        faults.push(
          ...(await faultsOf(page.request, origin + listPath(calls.list, locale, { filter: {} }) + end, statuses)),
        );
    expect(faults).toEqual([]);
  });

/** Addresses of no list that name what there is not. */
const WRONG_ADDRESSES = [
  "/%E0%A4%A",
  "/patent/patent-detail/xyz",
  "/map/types?type=xyz",
  "/ecosystem-map?sector=xyz",
  "/ecosystem-map?region=TR-99",
  "/map/ecosystem-map-gov?support=xyz",
];

test("wrong addresses of pages are not found, and a long search is cut", async ({ open }) => {
  const page = await open("/", { as: "member" });
  const { origin } = new URL(page.url());
  const faults: string[] = [];
  for (const address of WRONG_ADDRESSES) faults.push(...(await faultsOf(page.request, origin + address, [404])));
  const others = ["/dashboard/job-applications?jobId=x", "/dashboard/applications-my-programs?applyId=x"];
  for (const address of others) {
    faults.push(...(await faultsOf(page.request, origin + address, [404])));
    expect(new URL((await page.request.get(origin + address)).url()).pathname).toBe("/404");
  }
  for (const locale of LOCALES)
    faults.push(
      ...(await faultsOf(page.request, `${origin}${pathTo("search", locale)}?text=${"arı ".repeat(150)}`, [200])),
    );
  expect(faults).toEqual([]);
});

test("an address in the wrong language leads to its page for good", async ({ open }) => {
  const { origin } = new URL((await open("/about-us")).url());
  const answerOf = (address: string) => fetch(origin + address, { redirect: "manual" });
  for (const [address, page] of [
    ["/tr/startups?sort=name", "/tr/girisimler?sort=name"],
    ["/tr/job", "/tr/is-ilanlari"],
    ["/girisimler", "/tr/girisimler"],
    ["/en/startups", "/startups"],
    ["/en/is-ilanlari", "/job"],
  ]) {
    const { status, headers } = await answerOf(address!);
    expect([status, headers.get("location")], address).toEqual([301, page]);
  }
  expect((await answerOf("/tr/nowhere")).status).toBe(404);
  // Capitals, and letters that addresses do without, name the same.
  const ends = async (address: string) => {
    const { status, url } = await fetch(origin + address);
    return [status, url.slice(origin.length)];
  };

  for (const [address, page] of [
    ["/EN/Startup/RafBul?tab=team", "/startup/rafbul?tab=team"],
    ["/TR/Girisim/RAFBUL", "/tr/girisim/rafbul"],
    ["/Girisim/r%C3%A2fbul", "/tr/girisim/rafbul"],
  ])
    expect(await ends(address!), address).toEqual([200, page]);
  expect(await ends("/startup/Nobody-Named-So")).toEqual([404, "/404"]);
});

test("a file that is refused says why on a page, and to scripts as JSON", async ({ open }) => {
  const { origin } = new URL((await open("/about-us")).url());
  const answerTo = (accept: string, cookie = "") =>
    fetch(`${origin}/application-cv?id=1`, { headers: { accept, cookie } });
  const opened = await answerTo("text/html");
  expect(opened.status).toBe(401);
  expect(await opened.text()).toContain('<a href="/login">Sign in</a>');
  expect(await (await answerTo("text/html", "locale=tr")).text()).toContain('<a href="/tr/giris">Giriş yap</a>');
  expect(await (await answerTo("*/*")).json()).toMatchObject({ code: "unauthorized" });
});

test("lists without filters refuse pages that are none, too", async ({ open }) => {
  const page = await open("/blog");
  const { origin } = new URL(page.url());
  const faults: string[] = [];
  for (const locale of LOCALES)
    for (const key of ["blog", "organizers", "earthquakeHelp"] as const)
      for (const [end] of ENDS.filter(([end]) => end.startsWith("?")))
        faults.push(...(await faultsOf(page.request, origin + pathTo(key, locale) + end, [404])));
  expect(faults).toEqual([]);
});

test("somebody else's saved search opens for nobody else, on any list", async ({ open }) => {
  const owner = await open("/", { as: "premium" });
  const { origin } = new URL(owner.url());
  const token = await signIn(owner.context(), "premium");
  const other = await open("/", { as: "business" });
  for (const { kind, calls } of LISTS) {
    const saved = await owner.request.post(origin + calls.saveQuery.path, {
      data: { name: `Petek ${kind}`, filter: {} },
      headers: { authorization: `Bearer ${token}` },
    });
    const { id } = (await saved.json()).data;
    const address = `${origin}${listPath(calls.list, "en", { filter: {}, queryId: id })}`;
    expect((await owner.request.get(address)).status(), kind).toBe(200);
    const refused = await other.request.get(address);
    expect(refused.status(), kind).toBe(404);
    expect(await refused.text()).not.toContain(`Petek ${kind}`);
  }
});

test("an address of one noun with the end of another's leads nowhere", async ({ open }) => {
  const page = await open("/", { status: 200, refusal: 404 });
  const { origin } = new URL(page.url());
  const details = (await openPages(page.request)).filter(
    ({ en }) => /^\/(\w|-)+\/.*-/.test(en) && !/payment|map|static/.test(en),
  );
  const faults: string[] = [];
  const end = (address: string) => address.split("/").at(-1)!;
  for (const locale of LOCALES as readonly Locale[])
    for (const one of details)
      for (const other of details) {
        if (one.key === other.key || end(one.en) === end(other.en)) continue;
        const address = one[locale].replace(/[^/]+$/, end(other[locale]));
        const answer = await page.request.get(origin + address);
        if (![400, 404].includes(answer.status())) faults.push(`${address}: ${answer.status()}`);
      }
  expect(faults).toEqual([]);
});
