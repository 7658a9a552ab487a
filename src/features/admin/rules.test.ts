import { expect, test } from "vitest";
import { GUARDS } from "#shared/paths/guards.server.ts";
import type { PathKey } from "#shared/paths.ts";
import { type Role, VISITOR, type Viewer } from "#shared/viewer.ts";
import { ADMIN_GROUPS, adminMenu } from "./rules.ts";

const ALL = new Set<PathKey>(Object.values(ADMIN_GROUPS).flat());
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
const menu = (viewer: Viewer, pages: ReadonlySet<PathKey> = ALL) => adminMenu({ pages, guards: GUARDS, viewer });
const groups = (viewer: Viewer, pages?: ReadonlySet<PathKey>) => menu(viewer, pages).map(({ name }) => name);

test("moderators see the panel, startups and premium settings; admins and special admins everything; others nothing", () => {
  expect(groups(staff("admin"))).toEqual(["overview", "data", "premium", "users", "reports", "settings", "operations"]);
  expect(groups(staff("specialAdmin"))).toEqual(groups(staff("admin")));
  expect(menu(staff("moderator")).flatMap(({ links }) => links)).toEqual([
    "admin",
    "adminStartups",
    "adminPremiumSettings",
  ]);
  expect(groups(staff())).toEqual([]);
  expect(groups(VISITOR)).toEqual([]);
});

test("only pages that exist are linked", () => {
  expect(groups(staff("admin"), new Set<PathKey>(["admin", "adminUsers"]))).toEqual(["overview", "users"]);
});
