import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ERRORS } from "./error-list.ts";
import { LOCALES } from "./locale.ts";
import { codedProblem, generalReason, shownProblem } from "./reasons.ts";

const SRC = path.resolve(import.meta.dirname, "..");

/** Sources that refuse what people or programs sent; the importer's report is for operators. */
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|messages\.|^testing|startups\/import|settings\.server/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(path.join(SRC, file), "utf8") }));

/** Texts that become the reason of a problem: `reason: "x"`, and what a schema says of its own. */
const REASON =
  /(?:\breason: |\bproblem\([^()]*(?:\[[^\]]*\])?[^()]*, |(?:path: \[[^\]]*\], )?\bmessage: )(["`])([^"`]*)\1/g;
const OF_SCHEMA = /\.refine\([^;]*?,\s*(["`])([^"`]*)\1,?\s*\)/g;

function reasonsIn({ file, text }: { file: string; text: string }): { file: string; reason: string }[] {
  const isContract = /contract\.ts$|^shared\//.test(file);
  const ofSchemas = isContract ? [...text.matchAll(OF_SCHEMA)] : [];
  const ofProblems = [...text.matchAll(REASON)].filter(([match]) => isContract || !/message: /.test(match));
  return [...ofProblems, ...ofSchemas].map(([, , reason]) => ({ file, reason: reason!.replace(/\$\{.*?\}/g, "9") }));
}

test("every reason of a refusal has a sentence in each language", () => {
  const reasons = sources.flatMap(reasonsIn);
  expect(reasons.length).toBeGreaterThan(80);
  // Codes of whole failures have their sentence in `errors.ts`.
  const without = reasons.filter(
    ({ reason }) => !Object.hasOwn(ERRORS, reason) && generalReason({ field: "", reason }, "tr") === undefined,
  );
  expect(without).toEqual([]);
});

test("every failure has a sentence in each language, and they differ", () => {
  for (const [code, { status, ...sentences }] of Object.entries(ERRORS)) {
    expect(Object.keys(sentences).sort(), code).toEqual([...LOCALES].sort());
    expect(sentences.en, code).not.toBe(sentences.tr);
    expect(status, code).toBeGreaterThanOrEqual(400);
  }
});

test("a schema's reason has its detail and the form finds its sentence", () => {
  const problem = { field: "text", reason: "atLeastLetters:3" };
  expect(generalReason(problem, "tr")).toBe("En az 3 harf ya da rakam olmalı.");
  const answered = codedProblem(problem);
  expect(answered).toEqual({ field: "text", reason: "atLeastLetters", detail: "3" });
  expect(shownProblem(answered, "en").sentence).toBe("At least 3 letters or digits.");
  expect(shownProblem({ field: "name", reason: "required" }, "tr")).toEqual({
    field: "name",
    reason: "required",
    general: "Bu alan zorunlu.",
  });
});
