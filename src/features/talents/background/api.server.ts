import type { Db } from "#db/open.server.ts";
import { checkTexts } from "#features/banned-words/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Endpoint } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly } from "#shared/viewer.ts";
import { lockAccount } from "../commands.server.ts";
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
import { versionOf } from "./queries/problems.server.ts";
import {
  educationList,
  experienceList,
  jobRoleList,
  languageList,
  type ProfileList,
  rowsOf,
  skillList,
  workingPlanList,
} from "./queries/rows.server.ts";

type Rows = (db: Db, accountId: string, names: Names, locale: Locale) => Promise<{ id: string }[]>;
type Calls = Record<"get" | "post" | "put" | "delete", Endpoint>;

const readerOf =
  <Row, NamedRow extends { id: string }>(list: ProfileList<Row, NamedRow>): Rows =>
  (...reading) =>
    rowsOf(list, ...reading);

const CALLS: readonly (readonly [Calls, ListName, Rows])[] = [
  [educationEndpoints, "educations", readerOf(educationList)],
  [languageEndpoints, "userLanguages", readerOf(languageList)],
  [skillEndpoints, "skills", readerOf(skillList)],
  [workingPlanEndpoints, "workingPlans", readerOf(workingPlanList)],
  [jobRoleEndpoints, "jobRoles", readerOf(jobRoleList)],
  [experienceEndpoints, "workingExperiences", readerOf(experienceList)],
];

/** Get, Post, Put and Delete of the lists of the own profile. */
export function backgroundApi(app: App): void {
  for (const [calls, list, read] of CALLS) {
    const rowsWithVersion = async (db: Db, accountId: string, names: Names, locale: Locale) => {
      const rows = await read(db, accountId, names, locale);
      const version = await versionOf(db, accountId);
      return rows.map((row) => ({ ...row, version }));
    };

    serve(app, calls.get, async ({ db, viewer, locale }) =>
      rowsWithVersion(db, memberOnly(viewer).id, namesIn(await catalogue(db), locale), locale),
    );

    for (const kind of ["post", "put"] as const)
      serve(app, calls[kind], async ({ db, body, viewer, locale, write }) => {
        const input = body as AnyRow & { version?: number };
        const [types, textCheck] = await Promise.all([catalogue(db), checkTexts(db, rowTexts(input), locale)]);
        if (kind === "put" && !input.id) throw new AppError("invalidInput", [{ field: "id", reason: "required" }]);
        const { version: from, ...fields } = input;
        const row = kind === "post" ? { ...fields, id: null } : fields;
        const accountId = memberOnly(viewer).id;
        const names = namesIn(types, locale);
        return write(
          async (tx) => {
            await lockAccount(tx, accountId);
            const current = (await read(tx, accountId, names, locale)).find(({ id }) => id === row.id);
            return saveRow(tx, { accountId, list, row, from, current, catalogue: types, textCheck });
          },
          async (tx, saved) => {
            const rows = await rowsWithVersion(tx, accountId, names, locale);
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
