import { expect, test } from "vitest";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { recordStatements } from "#testing/statements.ts";
import { educationEndpoints, getOwnProfile, languageEndpoints } from "./contract.ts";

test("the whole profile of a member is read by one statement", async () => {
  const { call, db, database } = await testApp();
  const { token } = await signedIn(db);
  await call(educationEndpoints.post, { body: { schoolName: "Petek Okulu" } }, { token });
  const german = { languageId: fixedId("language/de"), languageLevelId: typeId("languageLevel", "b2") };
  await call(languageEndpoints.post, { body: german }, { token });
  const statements = recordStatements(database);
  const { data } = await call(getOwnProfile, {}, { token });
  expect(data).toMatchObject({
    educations: [{ schoolId: expect.any(String), schoolName: "Petek Okulu" }],
    userLanguages: [{ languageName: "German" }],
  });
  expect(statements.filter((text) => /\bprofile_|\buniversity\b/.test(text))).toHaveLength(1);
});
