import { expect, test } from "vitest";
import { FEATURES } from "#/features.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { GUARDS } from "#shared/paths/guards.server.ts";
import type { PathKey } from "#shared/paths.ts";
import { type Role, VISITOR, type Viewer } from "#shared/viewer.ts";
import { adminMenu } from "./rules.ts";

const LINKS = (FEATURES as readonly Feature[]).flatMap(({ adminMenu: links = [] }) => links);
const ALL_PAGES: ReadonlySet<PathKey> = new Set(LINKS.map(({ page }) => page));
const staff = (...roles: Role[]): Viewer => ({
  kind: "member",
  id: "1",
  sessionId: "1",
  name: "Deniz",
  surname: "Ergin",
  seoUrl: "deniz-ergin",
  userTypeId: null,
  photo: null,
  roles,
  premium: [],
  access: [],
});
const menu = (viewer: Viewer, pages: ReadonlySet<PathKey> = ALL_PAGES) =>
  adminMenu({ menuLinks: { admin: LINKS, member: [] }, pages, guards: GUARDS, viewer });
const groups = (viewer: Viewer, pages?: ReadonlySet<PathKey>) => menu(viewer, pages).map(({ name }) => name);
const pagesOf = (viewer: Viewer) => menu(viewer).flatMap(({ links }) => links.map(({ page }) => page));

test("moderators, admins and special admins see their panels, others none", () => {
  expect(groups(staff("admin"))).toEqual(["overview", "data", "premium", "users", "reports", "settings", "operations"]);
  expect(new Set(pagesOf(staff("admin")))).toEqual(ALL_PAGES);
  expect(groups(staff("specialAdmin"))).toEqual(groups(staff("admin")));
  expect(pagesOf(staff("moderator"))).toEqual(["admin", "adminStartups", "adminPremiumSettings"]);
  expect(groups(staff())).toEqual([]);
  expect(groups(VISITOR)).toEqual([]);
});

test("only pages that exist are linked", () => {
  expect(groups(staff("admin"), new Set<PathKey>(["admin", "adminUsers"]))).toEqual(["overview", "users"]);
});

test("no two links of a group claim the same place", () => {
  const places = LINKS.map(({ group, order }) => `${group} ${order}`);
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
});
