import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import type { Db } from "#db/open.server.ts";
import { account } from "#db/tables/accounts.server.ts";
import { contentVersion } from "#db/tables/content.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { saveConsents } from "#features/accounts/commands/consents.server.ts";
import { inProcessApi } from "#server/in-process-api.server.ts";
import { noteRefusedPage } from "#server/refusals.server.ts";
import { readAccount } from "#server/session.server.ts";
import type { Permission } from "#shared/access.ts";
import type { Guard } from "#shared/guard.ts";
import { LEGAL_TEXTS } from "#shared/legal-texts.ts";
import type { Locale } from "#shared/locale.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import { localeOfPath, PATHS, type PathKey, pathTo } from "#shared/paths.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { type Member, type Role, VISITOR, type Viewer } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { guardPage } from "./guard.server.ts";

const USER_TYPE = "00000000-0000-7000-8000-000000000001";
const member = (values: Partial<Member> = {}): Member => ({
  kind: "member",
  id: USER_TYPE,
  sessionId: USER_TYPE,
  name: "Ayşe",
  surname: "Işık",
  seoUrl: "ayse-isik",
  userTypeId: USER_TYPE,
  photo: null,
  roles: [],
  premium: [],
  access: [],
  ...values,
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

/** The destination of each kind of viewer; "" is the page itself. */
const EVERYONE = Object.fromEntries(KINDS.map((kind) => [kind, ""])) as Record<Kind, string>;
/** From there the visitor comes back after signing in. */
const RETURN_QUERY = "?returnTo=%2Fstartups%2Fenergy%3Fpage%3D2";
const MEMBERS_ONLY = { ...EVERYONE, visitor: `/404${RETURN_QUERY}` };
const EXPECTED_TARGETS: Record<Extract<Guard, string>, Record<Kind, string>> = {
  open: EVERYONE,
  list: { ...EVERYONE, visitor: `/tr${RETURN_QUERY.replace("?", "?login=1&")}` },
  guest: { visitor: "", newcomer: "/", member: "/", moderator: "/", specialAdmin: "/", admin: "/" },
  auth: MEMBERS_ONLY,
  type: { ...MEMBERS_ONLY, newcomer: `/user-type${RETURN_QUERY}` },
};

const allows = (permission: Permission, kind: Kind): boolean =>
  Array.isArray(permission) && permission.includes(kind as Role);

async function guard() {
  const { app, database } = await testApp();
  const apiOf = (viewer: Viewer) =>
    inProcessApi(app, { viewer, viewerKey: "", locale: "en", address: "127.0.0.1", host: "kovan.example" });
  const targetOf = (
    path: PathKey | undefined,
    viewer: Viewer,
    address = "/startups/energy?page=2",
    { cookie, browser }: { cookie?: Locale; browser?: string } = {},
  ) =>
    guardPage(
      {
        path,
        viewer,
        locale: localeOfPath(address),
        preferred: cookie,
        api: apiOf(viewer),
        noteRefused: () => noteRefusedPage(app, viewer, path, "127.0.0.1"),
      },
      {
        url: new URL(address, "http://localhost"),
        headers: new Headers(browser === undefined ? {} : { "accept-language": browser }),
      },
    );
  await acceptedBy(database.db, USER_TYPE);
  const letVisitorsIn = (on: boolean) =>
    database.pool.query(`update premium_setting set user_need_to_sign_for_see_data = ${!on}`);
  return { targetOf, letVisitorsIn, db: database.db };
}

/** An account of this id that has accepted the texts. */
async function acceptedBy(db: Db, id: string): Promise<void> {
  await db
    .insert(account)
    .values({ id, email: "ayse@example.test", name: "Ayşe", surname: "Işık", seoUrl: "ayse-isik" });
  await db.transaction((tx) => saveConsents(tx, id, { marketing: false, address: "203.0.113.7" }));
}

afterEach(() => void vi.restoreAllMocks());

test("who may not open a page of the admin area stands in the audit", async () => {
  const { targetOf, db } = await guard();
  const { id } = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const viewer = { ...(await readAccount(db, id)), userTypeId: USER_TYPE } as Viewer;
  for (const path of ["adminUsers", "home"] as const) await targetOf(path, viewer, "/");
  const { rows } = await db.execute(sql`select account_id, action, entity, entity_id from audit`);
  expect(rows).toEqual([{ account_id: id, action: "permission.refused", entity: "page", entity_id: "adminUsers" }]);
});

test("every page admits whom its guard admits and redirects as specified", async () => {
  const { targetOf } = await guard();
  for (const key of Object.keys(PATHS) as PathKey[]) {
    const guard = GUARDS[key];
    if (typeof guard === "object" && "entity" in guard) continue;
    for (const kind of KINDS) {
      const refused = `/404${RETURN_QUERY}`;
      const expected =
        typeof guard === "string" ? EXPECTED_TARGETS[guard][kind] : allows(guard.permission, kind) ? "" : refused;
      expect((await targetOf(key, VIEWERS[kind])) ?? "", `${key} for ${kind}`).toBe(expected);
    }
  }
});

test("who is signed in goes on from the sign-in page to where it leads", async () => {
  const { targetOf } = await guard();
  const target = async (wanted: string) =>
    targetOf("login", VIEWERS.member, pathTo("login", "en", {}, { returnTo: wanted }));
  expect(await target("/profile/settings/delete-account")).toBe("/profile/settings/delete-account");
  expect(await target("//elsewhere.example")).toBe("/");
});

test("one's own things are opened by writers and staff, begun by all", async () => {
  const { targetOf, db } = await guard();
  const ownId = randomUUID();
  const otherId = randomUUID();
  await db.insert(startup).values({ id: ownId, seoUrl: "petek", name: "Petek" });
  await db.insert(startup).values({ id: otherId, seoUrl: "bal", name: "Bal" });
  const typeOf = typeId("organizerType", "incubation-center");
  const houseId = randomUUID();
  await db.insert(organization).values({ id: houseId, typeId: typeOf, name: "Kovan", seoUrl: "petek" });
  const viewerWith = async (access: Record<string, number[]>) => {
    const { id } = await signedIn(db, access);
    await db.transaction((tx) => saveConsents(tx, id, { marketing: false, address: "203.0.113.7" }));
    return readAccount(db, id);
  };
  const writer = await viewerWith({ [ownId]: [SCOPE.WRITE] });
  const reader = await viewerWith({ [ownId]: [SCOPE.READ] });
  const organizer = await viewerWith({ [houseId]: [SCOPE.FULL_ACCESS] });

  const closed = (address: string) => pathTo("notFound", "en", {}, { returnTo: address });
  const edit = (seoUrl: string) => pathTo("profileEditStartup", "en", { seoUrl });
  expect(await targetOf("profileEditStartup", writer, edit("petek"))).toBeUndefined();
  expect(await targetOf("profileEditStartup", writer, edit("bal"))).toBe(closed(edit("bal")));
  expect(await targetOf("profileEditStartup", writer, edit("none"))).toBe(closed(edit("none")));
  expect(await targetOf("profileEditStartup", reader, edit("petek"))).toBe(closed(edit("petek")));
  expect(await targetOf("profileEditStartup", organizer, edit("petek"))).toBe(closed(edit("petek")));
  expect(await targetOf("profileEditStartup", VISITOR, edit("petek"))).toMatch(/^\/404\?returnTo=/);
  expect(await targetOf("profileEditStartup", VIEWERS.moderator, edit("bal"))).toBeUndefined();

  const organizerPage = (seoUrl?: string) => pathTo("dashboardAddOrganizer", "en", { seoUrl });
  expect(await targetOf("dashboardAddOrganizer", organizer, organizerPage("petek"))).toBeUndefined();
  expect(await targetOf("dashboardAddOrganizer", writer, organizerPage("petek"))).toBe(closed(organizerPage("petek")));
  expect(await targetOf("dashboardAddOrganizer", writer, organizerPage())).toBeUndefined();
  expect(await targetOf("dashboardAddOrganizer", VISITOR, organizerPage())).toMatch(/^\/404\?returnTo=/);
  const portfolio = pathTo("profileTechCenterPortfolio", "en", { investorId: houseId });
  expect(await targetOf("profileTechCenterPortfolio", organizer, portfolio)).toBeUndefined();
  expect(await targetOf("profileTechCenterPortfolio", writer, portfolio)).toBe(closed(portfolio));
});

test("addresses outside the table are nobody's secret", async () => {
  const { targetOf } = await guard();
  expect(await targetOf(undefined, VISITOR)).toBeUndefined();
});

test("the list guard keeps the language: cookie first, then the browser", async () => {
  const { targetOf } = await guard();
  const home = async (knows: { cookie?: Locale; browser?: string }) =>
    (await targetOf("startups", VISITOR, "/startups", knows))?.split("?")[0];
  expect(await home({})).toBe("/tr");
  expect(await home({ browser: "de-DE,de;q=0.9" })).toBe("/tr");
  expect(await home({ browser: "tr-TR,tr;q=0.9,en;q=0.8" })).toBe("/tr");
  expect(await home({ browser: "en-US,en;q=0.9,tr;q=0.8" })).toBe("/");
  expect(await home({ cookie: "en", browser: "tr-TR" })).toBe("/");
  expect(await home({ cookie: "tr", browser: "en-US" })).toBe("/tr");
});

test("the list guard leads home in Turkish from both languages, with return", async () => {
  const { targetOf } = await guard();
  const address = pathTo("startups", "tr", { "*": "enerji/izmir" }, { stage: "seed,series-a", page: 3 });
  // The path says its language more clearly than a browser or a cookie.
  const reader = { browser: "en-US,en;q=0.9", cookie: "en" } as const;
  const target = new URL((await targetOf("startups", VISITOR, address, reader))!, "http://localhost");
  expect(target.pathname).toBe("/tr");
  expect(target.searchParams.get("login")).toBe("1");
  expect(target.searchParams.get("returnTo")).toBe("/tr/girisimler/enerji/izmir?stage=seed,series-a&page=3");
});

test("with premium off visitors see the list within two seconds", async () => {
  const { targetOf, letVisitorsIn } = await guard();
  expect(await targetOf("startups", VISITOR)).toBeDefined();
  await letVisitorsIn(true);
  expect(await targetOf("startups", VISITOR)).toBeDefined();
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 2_001);
  expect(await targetOf("startups", VISITOR)).toBeUndefined();
});

test("a new version of the terms is asked for before a member goes on", async () => {
  const { targetOf, db } = await guard();
  await db.insert(contentVersion).values({
    id: randomUUID(),
    key: LEGAL_TEXTS.terms,
    number: 2,
    texts: { en: {}, tr: {} },
    changed: ["en", "tr"],
  });
  for (const path of ["dashboard", "dashboardSettings", "dashboardStartups"] as const)
    expect(await targetOf(path, member())).toBe(`/new-terms${RETURN_QUERY}`);
  // The way out, what asks, and what everybody reads.
  for (const path of ["deleteAccount", "newTerms", "home", "startups", "termsOfService"] as const)
    expect(await targetOf(path, member()), path).toBeUndefined();
});
