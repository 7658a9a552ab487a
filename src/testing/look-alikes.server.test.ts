import { expect, test } from "vitest";
import { applyForm } from "#features/jobs/applications/form.ts";
import { jobForm } from "#features/jobs/editing/form.ts";
import { newOrganizationForm, organizationForm } from "#features/organizations/editing/form.ts";
import { newProviderForm, providerForm } from "#features/providers/editing/form.ts";
import { newStartupForm, rowForms, startupForm } from "#features/startups/editing/form.ts";
import { formLookAlikes } from "#server/edit/look-alike.server.ts";
import type { Fields } from "#shared/edit/form.ts";

const FORMS: Record<string, { fields: Fields }> = {
  applyForm,
  jobForm,
  newOrganizationForm,
  organizationForm,
  newProviderForm,
  providerForm,
  newStartupForm,
  startupForm,
  ...rowForms,
};
/** A Cyrillic letter, a name before an @, a slash that is none, a hooked letter. */
const LOOK_ALIKES = [
  "https://k\u043evan.example",
  "https://kovan.example@evil.example/x",
  "https://kovan.example\u2044login.evil.example/x",
  "https://\u0199ovan.example",
];
const HONEST_ADDRESSES = [
  "https://kovan.example/a?b=c@d",
  "https://çiğdem.example",
  "https://пример.рф",
  "not an address",
];

/** Every field that holds a link or a text, with values of the form in which it has this one. */
function cases(fields: Fields, value: string): [field: string, values: Record<string, unknown>][] {
  return Object.entries(fields).flatMap(([name, field]): [string, Record<string, unknown>][] => {
    if (field.kind === "link" || field.kind === "text") return [[name, { [name]: value }]];
    if (field.kind !== "rows") return [];
    return cases(field.fields, value).map(([inner, row]) => [`${name}.0.${inner}`, { [name]: [row] }]);
  });
}

test("no form takes an address or link that looks like another", () => {
  let links = 0;
  for (const [name, { fields }] of Object.entries(FORMS))
    for (const address of LOOK_ALIKES) {
      for (const [field, values] of cases(fields, address)) {
        const [problem, ...more] = formLookAlikes(fields, values);
        expect([problem?.field, problem?.reason, more], `${name}.${field} ${address}`).toEqual([
          field,
          "lookAlikeAddress",
          [],
        ]);
        links++;
      }
    }
  expect(links).toBeGreaterThan(200);
  for (const { fields } of Object.values(FORMS))
    for (const address of HONEST_ADDRESSES)
      for (const [, values] of cases(fields, address)) expect(formLookAlikes(fields, values)).toEqual([]);
});
