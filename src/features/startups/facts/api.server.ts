import { formInput } from "#features/reference/form-input/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Save } from "#shared/edit/form.ts";
import { startupForm } from "../editing/form.ts";
import { answerCheck } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { checkOf, factValues } from "./queries.server.ts";

export function factsApi(app: App): void {
  serve(app, contract.getFactCheck, async ({ db, body }) => {
    const found = await checkOf(db, body.code);
    if (!found.ok) return found;
    const { check, row } = found;
    return {
      startup: { seoUrl: row.seoUrl, name: row.name },
      facts: check.facts,
      values: await factValues(db, row, check.facts),
    };
  });

  serve(app, contract.answerFactCheck, async ({ db, body, locale, write }) => {
    const change = body.change as Save<(typeof startupForm)["fields"]>;
    const { edit } = await formInput(db, startupForm, change, locale);
    return write(
      (tx) => answerCheck(tx, body.code, body.confirmed, edit),
      (_, { seoUrl }) => ({ seoUrl }),
    );
  });
}
