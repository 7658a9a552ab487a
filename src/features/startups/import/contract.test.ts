import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { profileSchema } from "./contract.ts";

const FOLDER = path.resolve("docs/import");
const read = async (name: string) => JSON.parse(await readFile(path.join(FOLDER, name), "utf8"));

test("the documented format is the one that is read, and so are its examples", async () => {
  // A differing file has to become this value.
  expect(await read("profile.schema.json")).toEqual(
    JSON.parse(JSON.stringify(z.toJSONSchema(profileSchema, { io: "input" }))),
  );
  for (const example of ["companies.json", "rounds.json", "spreadsheet.json"])
    expect(profileSchema.safeParse(await read(example)).error, example).toBeUndefined();
});
