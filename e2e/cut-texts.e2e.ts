import { sql } from "drizzle-orm";
import { LOCALES } from "#shared/locale.ts";
import { expect, test } from "./harness.ts";
import { openPages } from "./open-pages.ts";

/** Characters that are shown of a text, and of the address of a link (specification, "Text cut"). */
const TEXT_CUT = 100;
const LINK_CUT = 20;
const WORD = "Uzunsöz";
const HOST = "uzunadres";

/** Columns with long texts that cards show, by table. */
const TEXTS: Record<string, string[]> = {
  startup: ["tagline_en", "tagline_tr"],
  account: ["title"],
  organization: ["name", "tagline_en", "tagline_tr"],
  service_provider: ["name", "slogan_en", "slogan_tr"],
  job: ["title_en", "title_tr"],
  patent: ["name_en", "name_tr"],
  program: ["name_en", "name_tr"],
  report: ["title_en", "title_tr", "summary_en", "summary_tr"],
  blog_post: ["title_en", "title_tr", "summary_en", "summary_tr"],
  earthquake_help: ["title_en", "title_tr"],
};
const LINKS: Record<string, string> = { startup_competitor: "website" };

/** Every page that shows cards of these nouns. */
const CARDS = [
  "home",
  "startups",
  "talents",
  "techCenters",
  "organizers",
  "providers",
  "jobs",
  "patents",
  "incubation",
  "reports",
  "blog",
  "earthquakeHelp",
];

test.use({
  additions: {
    data: async ({ db }) => {
      for (const [table, columns] of Object.entries(TEXTS))
        for (const column of columns) {
          // As long as the column takes.
          const long = (length: number) =>
            db
              .execute(sql.raw(`update ${table} set ${column} = left(repeat('${WORD} ', 60) || id::text, ${length})`))
              .then(() => true)
              .catch(() => false);
          const lengths = [300, 250, 200, 160, 150, 140, 120];
          let taken = false;
          for (const length of lengths) if (!taken) taken = await long(length);
          if (!taken) throw new Error(`${table}.${column} takes no text above ${TEXT_CUT} characters.`);
        }
      for (const [table, column] of Object.entries(LINKS))
        await db.execute(sql.raw(`update ${table} set ${column} = 'https://www.${HOST}.example/a/very/long/path'`));
    },
  },
});

/** Texts of the page's middle, as the document has them, that hold a word. */
const textsWith = (document: string, word: string): string[] =>
  [...document.replace(/<script[\s\S]*?<\/script>/g, "").matchAll(/>([^<>]+)</g)]
    .map(([, text]) => text!.trim())
    .filter((text) => text.includes(word));

test("cards cut texts at 100 characters with an ellipsis on every page", async ({ site, request }) => {
  const pages = await openPages(request, site.origin);
  const faults: string[] = [];
  for (const key of CARDS)
    for (const locale of LOCALES) {
      const address = pages.find((page) => page.key === key)![locale];
      const answer = await request.get(site.origin + address);
      const main = (await answer.text()).split("<main")[1]!.split("</main>")[0]!;
      const texts = textsWith(main, WORD);
      if (!texts.some((text) => text.endsWith("…"))) faults.push(`${address} cuts nothing`);
      faults.push(...texts.filter((text) => [...text].length > TEXT_CUT).map((text) => `${address}: ${text}`));
    }
  expect(faults).toEqual([]);
});

test("addresses of others are shown by 20 characters and lead to the whole", async ({ site, request }) => {
  const document = await (await request.get(`${site.origin}/startup/mikro-ses`)).text();
  const texts = textsWith(document, HOST);
  expect(texts).not.toEqual([]);
  for (const text of texts) expect(text).toMatch(/^.{1,19}…$/);
  expect(texts.every((text) => [...text].length <= LINK_CUT)).toBe(true);
  expect(document).toContain(`href="https://www.${HOST}.example/a/very/long/path"`);
});
