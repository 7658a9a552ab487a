import { expect, test } from "vitest";
import { answerProblem, takenAlong } from "./answers.ts";

const question = { kind: "short", maxLength: null, minNumber: null, maxNumber: null, options: [] } as const;

test.each([
  [question, "Bees", undefined],
  [question, "", undefined],
  [question, undefined, undefined],
  [question, 3, "unknown"],
  [question, "x".repeat(501), "textTooLong"],
  [{ ...question, maxLength: 4 }, "Bees!", "textTooLong"],
  [{ ...question, kind: "long" }, "x".repeat(1_000_000), "textTooLong"],
  [{ ...question, kind: "number" }, 0, undefined],
  [{ ...question, kind: "number" }, "3", "number"],
  [{ ...question, kind: "number" }, Number.NaN, "number"],
  [{ ...question, kind: "number", minNumber: 2, maxNumber: 4 }, 1, "atLeast"],
  [{ ...question, kind: "number", minNumber: 2, maxNumber: 4 }, 5, "atMost"],
  [{ ...question, kind: "choice", options: ["a", "b"] }, 1, undefined],
  [{ ...question, kind: "choice", options: ["a", "b"] }, 2, "unknown"],
  [{ ...question, kind: "choice", options: ["a", "b"] }, -1, "unknown"],
  [{ ...question, kind: "choice", options: ["a", "b"] }, 0.5, "unknown"],
  [{ ...question, kind: "choices", options: ["a", "b"] }, "0,1", undefined],
  [{ ...question, kind: "choices", options: ["a", "b"] }, "1,0", "unknown"],
  [{ ...question, kind: "choices", options: ["a", "b"] }, "2", "unknown"],
  [{ ...question, kind: "yesNo" }, "yes", undefined],
  [{ ...question, kind: "yesNo" }, "true", "unknown"],
  [{ ...question, kind: "date" }, "2028-02-29", undefined],
  [{ ...question, kind: "date" }, "2027-02-29", "unknown"],
  [{ ...question, kind: "date" }, "29.02.2028", "unknown"],
  [{ ...question, kind: "link" }, "https://kovan.example", undefined],
  [{ ...question, kind: "link" }, "javascript:alert(1)", "webAddress"],
  [{ ...question, kind: "link" }, "http://127.0.0.1/", "webAddress"],
] as const)("%o answered with %o: %s", (asked, value, reason) => {
  expect(answerProblem(asked, value)?.reason).toBe(reason);
});

const keyed = (
  id: string,
  key: string,
  kind: "short" | "choice",
  options: readonly (readonly [string, string | null])[] = [],
) => ({ id, key, kind, options });

test("answers move to another version by question key and option text", () => {
  const before = [
    keyed("1", "name", "short"),
    keyed("2", "size", "choice", [
      ["Small", "Küçük"],
      ["Large", "Büyük"],
    ]),
    keyed("3", "gone", "short"),
    keyed("4", "kind", "short"),
  ];
  const after = [
    keyed("11", "name", "short"),
    keyed("12", "size", "choice", [
      ["Tiny", "Minik"],
      ["Small", "Küçük"],
      ["Large", "Büyük"],
    ]),
    keyed("14", "kind", "choice", [["x", "x"]]),
    keyed("15", "new", "short"),
  ];
  expect(takenAlong({ 1: "Arı", 2: 1, 3: "x", 4: "x" }, before, after)).toEqual({ 11: "Arı", 12: 2 });
  expect(takenAlong({ 2: 0 }, before, [keyed("12", "size", "choice", [["Huge", "Dev"]])])).toEqual({});
});

test("an option in one language alone goes along by that text", () => {
  const before = [
    keyed("2", "size", "choice", [
      ["Small", null],
      ["Large", null],
    ]),
  ];
  const after = [
    keyed("12", "size", "choice", [
      ["Huge", null],
      ["Large", null],
    ]),
  ];
  expect(takenAlong({ 2: 1 }, before, after)).toEqual({ 12: 1 });
  expect(takenAlong({ 2: 0 }, before, after)).toEqual({});
});
