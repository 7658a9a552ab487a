import { type Params, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { watch } from "#db/tables/watching.server.ts";
import type { Api } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { type PageContext, setPageContext } from "#shared/page-context.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { type Member, VISITOR } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import { addWatch } from "./contract.ts";
import { loader } from "./dashboard-watched.page.tsx";
import { action } from "./watch.resource.ts";

/** A browser: what it presses as a visitor, and where it opens the list after signing in. */
async function browser() {
  const { db, call } = await testApp();
  const program = await insertProgram(db);
  const member = await signedIn(db);
  const jar = { starred: "" };
  const contextOf = (viewer: PageContext["viewer"], refusal?: AppError) => {
    const api = (async (...[endpoint, input]) => {
      if (refusal && endpoint.path === addWatch.path) throw refusal;
      const { data, code } = await call(endpoint, input, member);
      if (code) throw new AppError(code as AppError["code"]);
      return data;
    }) as Api;
    const set = (value: string | undefined) => {
      jar.starred = value ?? "";
    };
    const context = new RouterContextProvider();
    const page: Partial<PageContext> = { api, locale: "en", viewer, starred: { value: jar.starred, set } };
    setPageContext(context, page as PageContext);
    return context;
  };
  const argsOf = (address: string, context: RouterContextProvider, init: RequestInit = {}) => {
    const url = new URL(address, "http://kovan.example");
    const params: Params = {};
    return { context, url, request: new Request(url, init), params, pattern: "/", unstable_pattern: "/" };
  };
  const press = async (button: "on" | "off") => {
    const body = new URLSearchParams({ entry: `program.${program.id}`, back: "/program/hive-camp", [button]: "" });
    const answer = await action(argsOf("/watch", contextOf(VISITOR), { method: "POST", body }));
    const login = new URL(answer.headers.get("location")!, "http://kovan.example");
    expect(login.pathname).toBe("/login");
    return login.searchParams.get(RETURN_PARAM)!;
  };
  /** Where it leads; undefined: the list shows. */
  const open = async (address: string, refusal?: AppError) => {
    const viewer = { kind: "member", id: member.id } as Member;
    try {
      await loader(argsOf(address, contextOf(viewer, refusal)));
    } catch (answer) {
      if (answer instanceof Response) return answer.headers.get("location");
      throw answer;
    }
    return undefined;
  };
  return { db, jar, press, open, program, watched: () => db.$count(watch) };
}

test("a visitor's star is done by the sign-in that it led to", async () => {
  const { jar, press, open, program, watched } = await browser();
  const back = await press("on");
  expect(jar.starred).not.toBe("");
  expect(await open(back)).toBe(`/program/${program.seoUrl}`);
  expect([await watched(), jar.starred]).toEqual([1, ""]);
});

test("whoever signs in next in that browser gets no star of others", async () => {
  const { jar, press, open, watched } = await browser();
  const back = await press("on");
  expect(await open("/dashboard/watched")).toBe(undefined);
  expect([await watched(), jar.starred]).toEqual([0, ""]);
  expect(await open(back)).toBe(undefined);
  await press("on");
  expect(await open(back)).toBe(undefined);
  expect([await watched(), jar.starred]).toEqual([0, ""]);
});

test("a star to be ended after the session has ended begins nothing", async () => {
  const { jar, press, open, watched } = await browser();
  expect([await press("off"), jar.starred]).toEqual(["/program/hive-camp", ""]);
  await open("/dashboard/watched");
  expect(await watched()).toBe(0);
});

test("a full list says so after signing in, and a fault loses no star", async () => {
  const { jar, press, open, db, program, watched } = await browser();
  const back = await press("on");
  await expect(open(back, new AppError("unavailable"))).rejects.toMatchObject({ code: "unavailable" });
  expect(jar.starred).not.toBe("");
  expect([await open(back, new AppError("conflict")), jar.starred]).toEqual(["/dashboard/watched?full=1", ""]);
  const next = await press("on");
  await db.execute(`update program set is_listed = false where id = '${program.id}'`);
  expect([await open(next), jar.starred, await watched()]).toEqual(["/dashboard/watched", "", 0]);
});
