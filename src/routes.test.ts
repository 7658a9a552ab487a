import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
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
