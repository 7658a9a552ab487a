import { FEED_FORMATS, FEEDS, type FeedFormat, feedPath } from "#shared/discovery.ts";
import { LOCALES } from "#shared/locale.ts";
import { expect, test } from "./harness.ts";
import { RAW_HTML, writeHtmlEverywhere } from "./html-in-texts.ts";
import { callsWithoutInput, openPages } from "./open-pages.ts";

let refused: string[] = [];
test.use({
  additions: {
    data: async (database) => {
      refused = await writeHtmlEverywhere(database);
    },
  },
});

test("markup in every text of every noun is shown as text everywhere", async ({ site, request }) => {
  // Texts take what people write; only what has a form of its own may refuse it.
  expect(refused.filter((column) => /name|title|text|description|summary|about|body/.test(column))).toEqual([]);
  const pages = await openPages(request, site.origin);
  const feeds = FEEDS.flatMap((kind) =>
    LOCALES.flatMap((locale) =>
      (Object.keys(FEED_FORMATS) as FeedFormat[]).map((format) => feedPath(kind, locale, format)),
    ),
  );
  const lastPart = (key: string) =>
    pages
      .find((page) => page.key === key && /\/.+\//.test(page.en))!
      .en.split("/")
      .at(-1)!;
  const startup = lastPart("startup");
  const pictures = ["startup", "job", "patent", "provider"].map((kind) => `/share/${kind}/${lastPart(kind)}.tr.png`);
  const addresses = [
    ...pages.flatMap(({ en, tr }) => [en, tr]),
    ...feeds,
    "/sitemap.xml",
    "/search?text=img",
    `/program/${lastPart("program")}/ics`,
    ...(await callsWithoutInput(request, site.origin)),
    ...pictures,
    `/apiStartup/Startups/${startup}`,
    `/apiStartup/Startups/${startup}/Pdf`,
  ];
  const faults: string[] = [];
  let shown = 0;
  for (const address of addresses) {
    const answer = await request.get(site.origin + address);
    const type = answer.headers()["content-type"] ?? "";
    const body = await answer.text();
    if (/html/.test(type) && body.includes("&lt;img src=x")) shown++;
    if (answer.status() >= 500 || answer.status() === 429)
      faults.push(`${address}: ${answer.status()} ${body.slice(0, 100)}`);
    if (/html|xml/.test(type) && RAW_HTML.test(body)) faults.push(`${address}: ${context(body)}`);
    if (/image/.test(type) && body.length < 1000) faults.push(`${address}: an empty picture`);
    // A line of a calendar file that is no continuation begins with the name of a property.
    if (/calendar/.test(type) && !body.split("\r\n").every((line) => /^( |[A-Z-]+[:;]|$)/.test(line)))
      faults.push(`${address}: broken lines`);
  }
  expect(faults).toEqual([]);
  // It does stand on pages.
  expect(shown).toBeGreaterThan(pages.length / 2);
});

const context = (body: string) => {
  const at = body.search(RAW_HTML);
  return body.slice(Math.max(0, at - 150), at + 60);
};

test("a browser runs nothing of it, and reads feeds as the XML they are", async ({ open }) => {
  const page = await open("/", { as: "premium", refusal: 404, complaint: /status of 40[34]/ });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(page.url());
    return dialog.dismiss();
  });
  for (const { en } of await openPages(page.request)) {
    await page.goto(en);
  }
  expect(dialogs).toEqual([]);
  const texts = await Promise.all(
    ["/sitemap.xml", ...FEEDS.map((kind) => feedPath(kind, "en", "atom"))].map(async (address) =>
      (await page.request.get(address)).text(),
    ),
  );
  const isBroken = (text: string) =>
    new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror")?.textContent;
  for (const text of texts) expect(await page.evaluate(isBroken, text)).toBeFalsy();
});
