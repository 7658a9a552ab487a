import { expect, test } from "vitest";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { recordStatements } from "#testing/statements.ts";
import { getOwnProfile, type ProfileBody, saveProfile } from "./contract.ts";

test("the whole profile of a member is read by one statement", async () => {
  const { call, db, database } = await testApp();
  const { token } = await signedIn(db);
  const lists = {
    educations: [{ schoolId: fixedId("university/TR/ege-university"), startDate: "2008-09-01" }],
    userLanguages: [{ languageId: fixedId("language/tr"), languageLevelId: typeId("languageLevel", "native") }],
  };
  await call(saveProfile, { body: { name: "İpek", surname: "Işık", ...lists } as ProfileBody }, { token });
  const statements = recordStatements(database);
  const { data } = await call(getOwnProfile, {}, { token });
  expect(data).toMatchObject({
    educations: [{ schoolName: expect.stringContaining("Ege"), startDate: "2008-09-01" }],
    userLanguages: [{ languageName: "Turkish" }],
  });
  expect(statements.filter((text) => /\bprofile_|\buniversity\b/.test(text))).toHaveLength(1);
});
