import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { LOCALES } from "#shared/locale.ts";
import { DASHBOARD_PATHS } from "#shared/paths/dashboard.ts";
import { PATHS } from "#shared/paths.ts";
import routes from "./routes.ts";

test("every page of the admin area stands in its layout, with the menu", async () => {
  const outside: string[] = [];
  const walk = (entries: readonly RouteConfigEntry[], isInside: boolean) => {
    for (const { id, path = "", children = [] } of entries) {
      const isAdmins = Object.values(PATHS.admin).some((start) => `/${path}`.startsWith(start));
      if (isAdmins && !isInside) outside.push(path);
      walk(children, isInside || id === "admin.layout");
    }
  };
  walk(await routes, false);
  expect(outside).toEqual([]);
});

test("every page of the dashboard stands in its layout, with the menu", async () => {
  const dashboard = (await routes).find(({ id }) => id === "dashboard.layout");
  const pages = Object.keys(DASHBOARD_PATHS).flatMap((key) => LOCALES.map((locale) => `${key}@${locale}`));
  expect(dashboard?.children?.map(({ id }) => id).toSorted()).toEqual(pages.toSorted());
});
