import type { Db } from "#db/open.server.ts";
import { checkTexts } from "#features/banned-words/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly } from "#shared/viewer.ts";
import { type Names, namesIn } from "../parts/catalogue-names.server.ts";
import {
  educationEndpoints,
  experienceEndpoints,
  jobRoleEndpoints,
  languageEndpoints,
  skillEndpoints,
  workingPlanEndpoints,
} from "../profile/contract.ts";
import { rowTexts } from "../profile/rules.ts";
import { removeRow, saveRow } from "./commands.server.ts";
import type { AnyRow, ListName } from "./parts/lists.server.ts";
import {
  educationsOf,
  experiencesOf,
  jobRolesOf,
  languagesOf,
  skillsOf,
  workingPlansOf,
} from "./queries/rows.server.ts";

type Rows = (db: Db, accountId: string, names: Names, locale: Locale) => Promise<{ id: string }[]>;
type Calls = Record<"get" | "post" | "put" | "delete", Endpoint>;

const CALLS: readonly (readonly [Calls, ListName, Rows])[] = [
  [educationEndpoints, "educations", educationsOf],
  [languageEndpoints, "userLanguages", languagesOf],
  [skillEndpoints, "skills", skillsOf],
  [workingPlanEndpoints, "workingPlans", workingPlansOf],
  [jobRoleEndpoints, "jobRoles", jobRolesOf],
  [experienceEndpoints, "workingExperiences", experiencesOf],
];

/** Get, Post, Put and Delete of the lists of the own profile. */
export function backgroundApi(app: App): void {
  for (const [calls, list, rowsOf] of CALLS) {
    serve(app, calls.get, async ({ db, viewer, locale }) =>
      rowsOf(db, memberOnly(viewer).id, namesIn(await catalogue(db), locale), locale),
    );

    for (const kind of ["post", "put"] as const)
      serve(app, calls[kind], async ({ db, body, viewer, locale, write }) => {
        const input = body as AnyRow;
        const [types, textCheck] = await Promise.all([catalogue(db), checkTexts(db, rowTexts(input), locale)]);
        if (kind === "put" && !input.id) throw new AppError("invalidInput", [{ field: "id", reason: "required" }]);
        const row = kind === "post" ? { ...input, id: null } : input;
        const accountId = memberOnly(viewer).id;
        return write(
          (tx) => saveRow(tx, { accountId, list, row, catalogue: types, textCheck }),
          async (tx, saved) => {
            const rows = await rowsOf(tx, accountId, namesIn(types, locale), locale);
            return rows.find(({ id }) => id === saved.id);
          },
        );
      });

    serve(app, calls.delete, ({ query, viewer, write }) => {
      const { id } = query as { id: string };
      return write(
        (tx) => removeRow(tx, { accountId: memberOnly(viewer).id, list, id }),
        () => null,
      );
    });
  }
}
