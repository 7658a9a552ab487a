import { expect, test } from "vitest";
import type { OwnProfile } from "../contract.ts";
import { emptyRow, type FormValues, isBlank, isForm, type Row, toBody, toForm } from "./form-values.ts";

/** A profile of which only this is told; names of lists end in "s", but for one. */
const profile = (told: Partial<OwnProfile>): OwnProfile =>
  new Proxy(told, {
    get: (target, name) => target[name as keyof OwnProfile] ?? (/s$|^hiddenFrom$/.test(String(name)) ? [] : null),
  }) as OwnProfile;

const row = (fields: Record<string, string>): Row => ({ key: "k", id: "", ...fields });

test("lists written row by row have one row at least, except soft skills", () => {
  const form = toForm(profile({}), "en");
  for (const list of ["educations", "workingExperiences", "userLanguages", "skills"] as const)
    expect(form[list]).toHaveLength(1);
  expect([form.workingPlans, form.jobRoles]).toEqual([[], []]);
  const soft = { id: "s", skillId: "x", isSoft: true } as OwnProfile["skills"][number];
  expect(toForm(profile({ skills: [soft] }), "en").skills.map(({ isSoft }) => isSoft ?? "")).toEqual(["", "yes"]);
});

test("a row is blank until something is written into it", () => {
  expect(isBlank(emptyRow())).toBe(true);
  expect(isBlank(row({ title: " ", isSoft: "yes" }))).toBe(true);
  expect(isBlank(row({ title: "Arıcı" }))).toBe(false);
  expect(isBlank(row({ stillWorking: "yes" }))).toBe(false);
});

test("numbers are read by locale; unreadable ones named, the rest sent", () => {
  const form: FormValues = {
    ...toForm(profile({ name: "Ada", minSalaryExpectationToJob: 1500.5 }), "tr"),
    maxSalaryExpectationToJob: "çok",
  };
  expect(form.minSalaryExpectationToJob).toBe("1500,5");
  const all = new Set(Object.keys(form));
  const { body, problems } = toBody(form, all);
  expect(body).toMatchObject({ name: "Ada", minSalaryExpectationToJob: 1500.5, workingPlans: [] });
  expect(body.workingExperiences).toEqual([expect.objectContaining({ id: null, stillWorking: false, countyId: "" })]);
  expect(problems).toEqual([{ field: "maxSalaryExpectationToJob", reason: "number" }]);
  expect(toBody(form, new Set(["name"]))).toEqual({ body: { name: "Ada" }, problems: [] });
});

test("a stored draft is a form only with all its fields", () => {
  const form = toForm(profile({ title: "Kurucu" }), "en");
  expect(isForm(JSON.parse(JSON.stringify(form)))).toBe(true);
  for (const other of [null, [], {}, { ...form, skills: "x" }, { ...form, title: 1 }])
    expect(isForm(other)).toBe(false);
});
