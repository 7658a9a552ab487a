import { expect, test } from "vitest";
import { PARTS } from "../rules.ts";
import { anchorOf, anchorOfPart, SECTIONS, sectionOf } from "./sections.ts";

test.each([
  ["name", "basics"],
  ["countyId", "basics"],
  ["jobSearchStatusId", "work"],
  ["minSalaryExpectationToJobCurrencyId", "work"],
  ["maxShareExpectationToJob", "work"],
  ["workingPlans", "work"],
  ["jobRoles.0.jobRoleId", "work"],
  ["workingExperiences.2.endDate", "workingExperiences"],
  ["educations.0.schoolName", "educations"],
  ["skills.0.skillId", "skills"],
  ["userLanguages.0.languageLevelId", "userLanguages"],
  ["mobilePhone", "contact"],
  ["gitHub", "contact"],
])("%s stands in %s", (field, section) => {
  expect(sectionOf(field)).toBe(section);
});

test("what a profile lacks is found on the page, the photo at its top", () => {
  const anchors = ["", ...SECTIONS.map((section) => `#${anchorOf(section)}`)];
  for (const part of PARTS) expect(anchors).toContain(anchorOfPart(part));
  expect(anchorOfPart("photo")).toBe("");
  expect(anchorOfPart("place")).toBe("#profile-basics");
});
