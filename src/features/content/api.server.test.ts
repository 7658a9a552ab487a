import { expect, test } from "vitest";
import { cleanRichText } from "#server/rich-text.server.ts";
import { LOCALES } from "#shared/locale.ts";
import { matchPath } from "#shared/paths.ts";
import { testApp } from "#testing/app.ts";
import { CONTROLLER } from "#testing/controller.ts";
import { shipContent } from "./commands.server.ts";
import { getContent } from "./contract.ts";
import { fillPlaceholders } from "./parts/placeholders.server.ts";
import { SHIPPED_TEXTS } from "./parts/shipped-texts.server.ts";
import { CONTENT_PAGES, contentKeyOf } from "./rules.ts";

test("every page of text has both languages, allowed elements, live links", async () => {
  const { call } = await testApp();
  for (const page of CONTENT_PAGES)
    for (const locale of LOCALES) {
      const key = contentKeyOf(page);
      const { data } = await call(getContent, { query: { id: key } }, { headers: { "accept-language": locale } });
      const shipped = SHIPPED_TEXTS[key]![locale];
      expect(data).toMatchObject({ id: key, title: shipped.title, version: 1 });
      expect(data.body).toBe(fillPlaceholders("page", SHIPPED_TEXTS[key]!, CONTROLLER)[locale].body!.trim());
      expect(data.body).not.toMatch(/\[\p{L}/u);
      expect(data.body.length).toBeGreaterThan(700);
      for (const [, path] of data.body.matchAll(/href="([^"#]*)/g)) expect(matchPath(path!)?.locale).toBe(locale);
    }
});

test("what is no key is not found", async () => {
  const { call } = await testApp();
  for (const id of ["nothing", "../about-us", "About-Us", "0190a0a0-0000-7000-8000-000000000000", "' or 1=1"])
    expect(await call(getContent, { query: { id } })).toMatchObject({ status: 404, code: "notFound" });
  expect((await call(getContent, { query: { id: "x".repeat(81) } })).status).toBe(400);
  expect((await call(getContent, { query: {} as { id: string } })).status).toBe(400);
});

test("what is published is cleaned on read and survives an update", async () => {
  const { call, database } = await testApp();
  const body = '<p onclick="x()">Ours</p><script>alert(1)</script>';
  const set = (key: string, path: string, value: string) =>
    database.pool.query("update content set texts = jsonb_set(texts, $2, to_jsonb($3::text)) where key = $1", [
      key,
      path,
      value,
    ]);
  await set("about-us", "{en,body}", body);
  await set("cookie-policy", "{en,title}", "Old");
  await set("service-agreement", "{en,title}", "Old");
  await database.pool.query("update content set published_at = null where key = 'service-agreement'");
  await shipContent(database.db);
  const read = async (id: string) => (await call(getContent, { query: { id } })).data;
  expect(await read("about-us")).toMatchObject({ body: cleanRichText(body), version: 1 });
  expect((await read("about-us")).body).toBe("<p>Ours</p>");
  expect((await read("cookie-policy")).title).toBe("Old");
  // A draft follows what the portal comes with.
  const { rows } = await database.pool.query("select texts from content where key = 'service-agreement'");
  expect(rows[0]).toMatchObject({ texts: { en: { title: "Service agreement" } } });
});
