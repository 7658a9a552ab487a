import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";
import { PATHS } from "#shared/path-table.ts";
import { addressesOnly } from "./lean-paths.ts";

test("browsers get the addresses of every page, and nothing else of its row", async () => {
  const source = readFileSync(new URL("../src/shared/path-table.ts", import.meta.url), "utf8");
  const script = stripTypeScriptTypes(addressesOnly(source));
  const lean = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(script)}`);
  const addresses = Object.entries(PATHS).map(([key, { en, tr }]) => [key, { en, tr }]);
  expect(lean.PATHS).toEqual(Object.fromEntries(addresses));
});
