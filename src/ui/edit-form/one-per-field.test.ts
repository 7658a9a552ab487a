import { expect, test } from "vitest";
import { onePerField } from "./one-per-field.ts";

test("a field with two problems counts once, by its first", () => {
  const [long, banned, name] = [
    { field: "note", reason: "tooLong" },
    { field: "note", reason: "bannedWord" },
    { field: "name", reason: "required" },
  ] as const;
  expect(onePerField([long, banned, name])).toEqual([long, name]);
});
