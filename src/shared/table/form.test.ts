import { expect, test } from "vitest";
import { z } from "zod";
import { bodyOfForm, bodyValue } from "./form.ts";

const body = z.strictObject({
  name: z.string(),
  place: z.int().optional(),
  isOffered: z.boolean().optional(),
  isVerified: z.literal(true).optional(),
  typeId: z.uuid().nullable().default(null),
});

test("texts of a form become what the body takes", () => {
  const form = new FormData();
  for (const [name, text] of Object.entries({
    name: "Arı",
    place: "3",
    isOffered: "false",
    typeId: "",
    intent: "create",
  }))
    form.set(name, text);
  expect(bodyOfForm(body, form)).toEqual({ name: "Arı", place: 3, isOffered: false, typeId: null });
  expect(bodyValue(body, "isVerified", "true")).toBe(true);
});

test("what makes no sense is left to the body to refuse", () => {
  expect(bodyValue(body, "name", "")).toBe("");
  for (const [name, text] of [
    ["place", ""],
    ["place", "many"],
    ["isOffered", "perhaps"],
    ["other", "1"],
  ] as const)
    expect(body.partial().safeParse({ [name]: bodyValue(body, name, text) }).success, name).toBe(false);
});
