import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { appWithStartups, sharedStartups } from "#testing/app-with-startups.ts";
import { indexStartups } from "#testing/startups.ts";

const house = sharedStartups(30);

type Tools = Pick<ReturnType<typeof house>, "app" | "token">;

/** A call as a program of a partner makes it. */
async function ask({ app, token }: Tools, url: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({ url, headers: { authorization: `Bearer ${token}`, ...headers } });
  const content = answer.body === "" ? {} : answer.json();
  return {
    status: answer.statusCode,
    headers: answer.headers,
    data: content.data,
    code: content.status?.code,
    content,
  };
}

/** Ids of a whole list, page by page. `between` runs after the first. */
async function walk(tools: Tools, url: string, between: () => Promise<unknown> = async () => {}) {
  const ids: string[] = [];
  let cursor = "";
  for (let page = 0; page < 40; page++) {
    const { status, data } = await ask(tools, `${url}${cursor && `&cursor=${cursor}`}`);
    expect(status, JSON.stringify(data)).toBe(200);
    ids.push(...data.rows.map(({ id }: { id: string }) => id));
    if (data.nextCursor === null) return ids;
    cursor = data.nextCursor;
    if (page === 0) await between();
  }
  throw new Error("The list does not end.");
}

test("a list goes on by its cursor to the last row, in its order", async () => {
  const tools = house();
  const { ids } = await tools.everyId({}, "name");
  for (const limit of [1, 4, 100]) expect(await walk(tools, `/api/v1/startups?sort=name&limit=${limit}`)).toEqual(ids);
});

test("rows that come or go between two answers are neither doubled nor left out", async () => {
  const tools = await appWithStartups(24);
  const { ids } = await tools.everyId({}, "name");
  // Three in front of where the caller is go away: what follows moves up.
  const gone = ids.slice(0, 3);
  const walked = await walk(tools, "/api/v1/startups?sort=name&limit=5", async () => {
    await tools.db.execute(sql`update startup set is_visible = false where id = any(${sql.param(gone)}::uuid[])`);
    await indexStartups(tools.database, tools.startups);
  });
  expect(walked).toEqual(ids);
});

test("filters have the names and the reader of the list's address", async () => {
  const tools = house();
  const one = tools.startups.find(({ listed, sectorId }) => listed && sectorId)!;
  const { data: page } = await tools.list({ filter: { sector: [one.sectorId] }, pageSize: 100 });
  const slug = page.segments.en.join("/");
  const { data } = await ask(tools, `/api/v1/startups?path=${slug}&limit=100&fields=name`);
  expect(data.totalCount).toBe(page.totalCount);
  expect(data.rows.map(({ id }: { id: string }) => id)).toEqual(page.rows.map(({ id }) => id));
  expect(Object.keys(data.rows[0])).toEqual(["id", "seoUrl", "name"]);
  const raised = await tools.list({ filter: { hasInvestment: true }, pageSize: 100 });
  const named = await ask(tools, "/api/v1/startups?invested=true&limit=100");
  expect([named.status, named.data.totalCount]).toEqual([200, raised.data.totalCount]);
});

test("what a call does not know is refused by its name, in the caller's language", async () => {
  const tools = house();
  const refused = async (query: string, language = "en") => {
    const { status, code, content } = await ask(tools, `/api/v1/startups?${query}`, { "accept-language": language });
    return [status, code, ...content.data.map(({ field, message }: Record<string, string>) => `${field}: ${message}`)];
  };
  expect(await refused("fields=name,secret")).toEqual([
    400,
    "invalidInput",
    "fields: “secret” is no field of the answer.",
  ]);
  expect(await refused("fields=secret", "tr")).toEqual([
    400,
    "invalidInput",
    "fields: Yanıtta “secret” diye bir alan yok.",
  ]);
  expect(await refused("path=nowhere-at-all")).toEqual([404, "notFound", expect.stringMatching(/^path: /)]);
  expect(await refused("employees=no-such")).toEqual([400, "invalidInput", expect.stringMatching(/^employees: /)]);
  expect(await refused("sort=colour")).toEqual([400, "invalidInput", "sort: There is no such order."]);
  expect((await refused("colour=red")).slice(0, 2)).toEqual([400, "invalidInput"]);
  const { data } = await ask(tools, "/api/v1/startups?limit=2");
  for (const cursor of [
    `${data.nextCursor}&limit=3`,
    `${data.nextCursor}&limit=2&sort=name`,
    "abc&limit=2",
    "W10&limit=2",
  ])
    expect((await refused(`cursor=${cursor}`)).slice(1, 2), cursor).toEqual(["invalidInput"]);
  expect((await ask(tools, "/api/v1/nothing")).status).toBe(404);
});

test("an answer that is there already is 304; pages of other sites may ask", async () => {
  const tools = house();
  const url = "/api/v1/startups?limit=3";
  const first = await ask(tools, url);
  const etag = String(first.headers.etag);
  expect(etag).toMatch(/^W\/"[\w-]{27}"$/);
  const again = await tools.app.inject({
    url,
    headers: { authorization: `Bearer ${tools.token}`, "if-none-match": etag },
  });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
  expect((await ask(tools, `${url}&sort=name`, { "if-none-match": etag })).status).toBe(200);
  expect(first.headers["access-control-allow-origin"]).toBe("*");
  const preflight = await tools.app.inject({
    method: "OPTIONS",
    url: "/api/v1/startups/x",
    headers: { origin: "https://partner.example", "access-control-request-headers": "authorization" },
  });
  expect([preflight.statusCode, preflight.headers["access-control-allow-headers"]]).toEqual([
    204,
    "authorization, accept-language, if-none-match",
  ]);
  const refused = await tools.app.inject({ url, headers: { authorization: "Bearer wrong" } });
  expect([refused.statusCode, refused.headers["access-control-allow-origin"]]).toEqual([401, "*"]);
  const other = await tools.app.inject({
    url: "/apiStartup/Startups/x",
    headers: { origin: "https://partner.example" },
  });
  expect(other.headers).not.toHaveProperty("access-control-allow-origin");
});

test("one startup and its rounds are what their page shows, with the page's address", async () => {
  const tools = house();
  const { data } = await ask(tools, "/api/v1/startups?invested=true&limit=1");
  const [{ seoUrl }] = data.rows;
  const one = await ask(tools, `/api/v1/startups/${seoUrl}`, { "accept-language": "tr" });
  expect([one.status, one.data.seoUrl, one.data.mayEdit]).toEqual([200, seoUrl, undefined]);
  expect(one.data.url).toMatch(new RegExp(`^https?://[^/]+/tr/girisim/${seoUrl}$`));
  const rounds = await walk(tools, `/api/v1/startups/${seoUrl}/funding?limit=1`);
  expect(rounds).toHaveLength(one.data.funding.rounds);
  expect((await ask(tools, "/api/v1/startups/no-such-startup")).code).toBe("notFound");
  expect((await ask(tools, "/api/v1/startups/no-such-startup/funding")).code).toBe("notFound");
  // Without a member the list asks to sign in, as its page does.
  expect((await tools.app.inject("/api/v1/startups")).json().status.code).toBe("unauthorized");
});
