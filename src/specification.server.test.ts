import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { expect, test } from "vitest";
import { sharedApp } from "#testing/app.ts";
import specified from "#testing/specified.json" with { type: "json" };
import constants from "#testing/specified-constants.json" with { type: "json" };
import routes from "./routes.ts";

const api = sharedApp();

/** Names of parameters are free, and what may be left out is left out: `/startups/:filterSlug?` and `/startups/*` are the same. */
const shape = (path: string) =>
  path
    .replace(/\/(\{\w+\?\}|:\w+\?|\*)$/, "")
    .replace(/\{\w+\}|:\w+/g, ":")
    .replace(/\/$/, "")
    .toLowerCase();

const pathsOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [`/${path}`]), ...pathsOf(children)]);

test("every page of the specification is there in both languages", async () => {
  const there = new Set(pathsOf(await routes).map(shape));
  // The home page has no path.
  there.add("");
  const missing = specified.pages.flatMap((row) => {
    const [en = "", tr = ""] = row.split(" ");
    return [en, tr].every((path) => there.has(shape(path))) ? [] : [en];
  });
  expect(missing).toEqual([]);
});

test("the sentences of the error catalogue stand as they are written there", () => {
  const files = globSync("**/{messages.en,errors,platform-errors,reasons}.ts", { cwd: import.meta.dirname });
  const texts = files.map((file) => readFileSync(path.join(import.meta.dirname, file), "utf8")).join("\n");
  expect(specified.sentences.filter((sentence) => !texts.includes(sentence))).toEqual([]);
});

test("every constant of the specification stands where it is held", () => {
  const lacks = ({ file, text }: (typeof constants)[number]) =>
    !readFileSync(path.join(import.meta.dirname, file), "utf8").includes(text);
  expect(constants.filter(lacks)).toEqual([]);
});

test("every call of the specification is there with its method and path", () => {
  const there = new Set(api().app.endpoints.map(({ method, path }) => `${method} ${shape(path)}`));
  const isThere = (call: string) => {
    const [method = "", address = ""] = call.split(" ");
    const path = shape(address.split("?")[0]!);
    // Chosen names may carry the method's word or an id.
    const further = [path, `${path}/${method.toLowerCase()}`, `${path}/:`];
    // Sections of a startup have an address and a schema for each key.
    const isSection =
      path.endsWith("/details/:") && [...there].some((one) => one.startsWith(`${method} ${path.slice(0, -1)}`));
    return isSection || further.some((one) => there.has(`${method} ${one}`));
  };
  expect(specified.calls.filter((call) => !isThere(call))).toEqual([]);
});

test("what operators, search engines and readers of the API ask for is there", async () => {
  const pages = new Set(pathsOf(await routes));
  const isThere = (url: string) => pages.has(url) || api().app.hasRoute({ method: "GET", url });
  expect(specified.operations.filter((url) => !isThere(url))).toEqual([]);
});
