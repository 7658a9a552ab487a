import { afterEach, expect, test, vi } from "vitest";
import { inProcessApi } from "#server/in-process-api.server.ts";
import { PATHS, type PathRow } from "#shared/path-table.ts";
import { type PathKey, pathTo } from "#shared/paths.ts";
import { type Member, type Role, VISITOR, type Viewer } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { guardPage } from "./guard.server.ts";

const USER_TYPE = "00000000-0000-7000-8000-000000000001";
const member = (given: Partial<Member> = {}): Member => ({
  kind: "member",
  id: USER_TYPE,
  sessionId: USER_TYPE,
  name: "Ayşe",
  surname: "Işık",
  seoUrl: "ayse-isik",
  userTypeId: USER_TYPE,
  photo: null,
  roles: [],
  premium: false,
  access: [],
  ...given,
});
const VIEWERS = {
  visitor: VISITOR,
  newcomer: member({ userTypeId: null }),
  member: member(),
  moderator: member({ roles: ["moderator"] }),
  specialAdmin: member({ roles: ["specialAdmin"] }),
  admin: member({ roles: ["admin"] }),
} satisfies Record<string, Viewer>;
type Kind = keyof typeof VIEWERS;
const KINDS = Object.keys(VIEWERS) as Kind[];

/** Where each kind of viewer ends; "" is the page itself. */
const NOBODY_HELD = Object.fromEntries(KINDS.map((kind) => [kind, ""])) as Record<Kind, string>;
const MEMBERS_ONLY = { ...NOBODY_HELD, visitor: "/404" };
const EXPECTED: Record<Exclude<PathRow["guard"], "perm">, Record<Kind, string>> = {
  open: NOBODY_HELD,
  list: { ...NOBODY_HELD, visitor: "/tr?login=1&returnTo=%2Fstartups%2Fenergy%3Fpage%3D2" },
  guest: { visitor: "", newcomer: "/", member: "/", moderator: "/", specialAdmin: "/", admin: "/" },
  auth: MEMBERS_ONLY,
  own: MEMBERS_ONLY,
  jury: MEMBERS_ONLY,
  type: { ...MEMBERS_ONLY, newcomer: "/user-type" },
};

async function guard() {
  const { app, database } = await testApp();
  const api = inProcessApi(app, {
    viewer: VISITOR,
    viewerKey: "",
    locale: "en",
    address: "127.0.0.1",
    host: "kovan.example",
  });
  const targetOf = (path: PathKey | undefined, viewer: Viewer, address = "/startups/energy?page=2") =>
    guardPage({ path, viewer, locale: "en", api }, new URL(address, "http://localhost"));
  const letVisitorsIn = (on: boolean) =>
    database.pool.query(`update premium_setting set user_need_to_sign_for_see_data = ${!on}`);
  return { targetOf, letVisitorsIn };
}

afterEach(() => void vi.restoreAllMocks());

test("every page lets in whom its guard lets in, and sends everyone else where the specification says", async () => {
  const { targetOf } = await guard();
  for (const key of Object.keys(PATHS) as PathKey[]) {
    const { guard: name, roles }: PathRow = PATHS[key];
    for (const kind of KINDS) {
      const expected = name === "perm" ? (roles?.includes(kind as Role) ? "" : "/404") : EXPECTED[name][kind];
      expect((await targetOf(key, VIEWERS[kind])) ?? "", `${key} for ${kind}`).toBe(expected);
    }
  }
});

test("addresses outside the table are nobody's secret", async () => {
  const { targetOf } = await guard();
  expect(await targetOf(undefined, VISITOR)).toBeUndefined();
});

test("the list guard goes to the Turkish home page from both languages and forgets nothing", async () => {
  const { targetOf } = await guard();
  const address = pathTo("startups", "tr", { "*": "enerji/izmir" }, { stage: "seed,series-a", page: 3 });
  const target = new URL((await targetOf("startups", VISITOR, address))!, "http://localhost");
  expect(target.pathname).toBe("/tr");
  expect(target.searchParams.get("login")).toBe("1");
  expect(target.searchParams.get("returnTo")).toBe("/tr/girisimler/enerji/izmir?stage=seed,series-a&page=3");
});

test("with the premium setting off visitors see the list, at most two seconds after it was switched", async () => {
  const { targetOf, letVisitorsIn } = await guard();
  expect(await targetOf("startups", VISITOR)).toBeDefined();
  await letVisitorsIn(true);
  expect(await targetOf("startups", VISITOR)).toBeDefined();
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 2_001);
  expect(await targetOf("startups", VISITOR)).toBeUndefined();
});
