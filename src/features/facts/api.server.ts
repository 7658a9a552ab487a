import { formInput } from "#features/reference/form-input/queries.server.ts";
import { catalogue, namesIn } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { serve } from "#server/serve.server.ts";
import { answerCheck } from "./commands.server.ts";
import * as contract from "./contract.ts";
import { shownValue } from "./parts/shown-value.server.ts";
import { checkOf } from "./queries.server.ts";
import { inputOf } from "./rules.ts";

export function factsApi(app: App): void {
  const nouns = (app.features as readonly Feature[]).flatMap(({ facts = [] }) => facts);

  serve(app, contract.getFactCheck, async ({ db, body, locale }) => {
    const found = await checkOf(db, nouns, body.code);
    if (!found.ok) return found;
    const { check, noun, row } = found;
    const values = (await noun.valuesOf(db, row)) as Readonly<Record<string, string | null>>;
    const names = namesIn(await catalogue(db), locale);
    const facts = check.facts.map((fact) => {
      const field = noun.form.fields[fact];
      const value = values[fact] ?? "";
      const input = inputOf(noun.form, fact);
      const typeName = field?.kind === "type" && input ? field.of : null;
      return { field: fact, value, name: shownValue(value, names), input, of: typeName };
    });
    return { kind: noun.kind, seoUrl: row.seoUrl, name: row.name, facts };
  });

  serve(app, contract.answerFactCheck, async ({ db, body, locale, write }) => {
    const found = await checkOf(db, nouns, body.code);
    if (!found.ok) return found;
    const { edit, flagged } = await formInput(db, found.noun.form, body.change, locale);
    return write(
      (tx) => answerCheck(tx, nouns, body.code, body.confirmed, { ...edit, flagged }),
      (_, { kind, seoUrl }) => ({ kind, seoUrl }),
    );
  });
}
