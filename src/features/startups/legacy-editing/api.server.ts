import type { Db } from "#db/open.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Fields, Save } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { isRefusal, type Outcome, refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import * as fields from "../editing/commands/fields.server.ts";
import { addRow, changeRow, type RowOf, removeRow } from "../editing/commands/rows.server.ts";
import { newStartupForm } from "../editing/form.ts";
import { lockStartup } from "../editing/queries.server.ts";
import { setApplyToken } from "./commands.server.ts";
import * as contract from "./contract.ts";
import {
  COMPANY_CHOICE_NOUNS,
  COMPANY_CHOICES,
  COMPANY_ROW_NOUNS,
  COMPANY_ROWS,
  type CompanyChoiceNoun,
  type CompanyRowNoun,
  companyForm,
  newCompanyForm,
} from "./form.ts";
import { investorsOf, startupOfMentor, startupOfRound } from "./queries.server.ts";
import { changeOf, type OlderForm, olderProblems } from "./rules.ts";

type Plain = Readonly<Record<string, unknown>>;

/** The rest that a save of an older body needs, read before its transaction. */
async function olderEdit<F extends Fields>(db: Db, older: OlderForm<F>, body: Plain, locale: Locale) {
  const { currencies } = await catalogue(db);
  const idOf = (code: string) => [...currencies.values()].find((currency) => currency.code === code)?.id;
  return formInput(db, older.form, changeOf(older, body, locale, idOf), locale);
}

/** The refusal by the names that were sent; `index`: of the row in a list. */
const asSent = <F extends Fields, O extends Outcome>(outcome: O, older: OlderForm<F>, index?: number): O =>
  isRefusal(outcome) ? { ...outcome, fields: olderProblems(older, outcome.fields, index) } : outcome;

/** "investors.3.name" is the second of those sent when two were there: "1.name". */
const fromRow = (problems: FieldProblem[], stored: number): FieldProblem[] =>
  problems.map((problem) => ({
    ...problem,
    field: problem.field.replace(/^investors\.(\d+)/, (_, index) => String(Number(index) - stored)),
  }));

/** The member as they are after they have added the startup. */
const ownerOf = (member: Member, entityId: string): Member => ({
  ...member,
  access: [...member.access, { entityId, scopes: [SCOPE.FULL_ACCESS], expiresAt: null }],
});

export function legacyEditingApi(app: App): void {
  serve(app, contract.postCompany, async ({ db, body, viewer, locale, write }) => {
    const { isAnother = false, ...sent } = body;
    const first = await olderEdit(db, newCompanyForm, sent, locale);
    const rest = await olderEdit(db, companyForm, sent, locale);
    const member = memberOnly(viewer);
    return write(
      async (tx) => {
        const edit = { ...first.edit, form: newStartupForm, isAnother, locale };
        const made = asSent(await fields.createStartup(tx, member, edit), newCompanyForm);
        if (!made.ok) return made;
        const saved = asSent(await fields.changeStartup(tx, made.id, ownerOf(member, made.id), rest.edit), companyForm);
        if (!saved.ok) return saved;
        const flagged = [...first.flagged.filter(({ field }) => field === "name"), ...rest.flagged];
        await noteFlagged(tx, { accountId: member.id, entity: "startup", entityId: made.id, flagged });
        return made;
      },
      (_, { id, seoUrl }) => ({ id, seoUrl }),
    );
  });

  serve(app, contract.putCompany, async ({ db, body, viewer, locale, write }) => {
    const { companyId, name, ...sent } = body;
    const { edit, flagged } = await olderEdit(db, companyForm, sent, locale);
    const member = memberOnly(viewer);
    return write(
      async (tx) => {
        const saved = asSent(await fields.changeStartup(tx, companyId, member, edit), companyForm);
        if (!saved.ok) return saved;
        const row = (await lockStartup(tx, companyId))!;
        if (name !== undefined && name !== row.name)
          return refuse("invalidInput", [{ field: "name", reason: "neverChanges" }]);
        await noteFlagged(tx, { accountId: member.id, entity: "startup", entityId: companyId, flagged });
        return { ok: true as const, row };
      },
      (_, { row }) => row,
    );
  });

  serve(app, contract.setCompanyVisibility, ({ query, viewer, write }) =>
    write(
      (tx) => fields.showStartup(tx, query.companyId, memberOnly(viewer), query.visibility === "true"),
      (_, { isVisible }) => ({ isVisible }),
    ),
  );

  serve(app, contract.setProgramApplyToken, ({ query, viewer, write }) =>
    write(
      (tx) => setApplyToken(tx, query.companyId, query.userId, memberOnly(viewer)),
      (_, { token, expiresAt }) => ({ token, expiresAt }),
    ),
  );

  serve(app, contract.deleteCompanyMentor, ({ query, viewer, write }) =>
    write(
      async (tx) => {
        const startupId = await startupOfMentor(tx, query.id, query.userId);
        if (!startupId) return refuse("notFoundOnDelete");
        return removeRow(tx, { startupId, key: "teammember", member: memberOnly(viewer) }, query.id);
      },
      () => null,
    ),
  );

  serve(app, contract.postInvestors, async ({ db, query, body, viewer, locale, write }) => {
    const older = COMPANY_ROWS.CompanyInvestments.form;
    const { edit, flagged } = await olderEdit(db, older, { investors: body }, locale);
    const member = memberOnly(viewer);
    return write(
      async (tx) => {
        const startupId = await startupOfRound(tx, query.investmentId);
        if (!startupId) return refuse("notFound");
        const stored = await investorsOf(tx, startupId, query.investmentId);
        const investors = [...stored, ...(edit.change.investors as Plain[])];
        const rowPlace = { startupId, key: "investment", member } as const;
        const saved = await changeRow(tx, rowPlace, query.investmentId, {
          ...edit,
          change: { investors } as Save<Fields>,
        });
        if (!saved.ok) return { ...saved, fields: fromRow(olderProblems(older, saved.fields), stored.length) };
        await noteFlagged(tx, {
          accountId: member.id,
          entity: "startup.investment",
          entityId: query.investmentId,
          flagged,
        });
        return { ok: true as const, investors: investors.length };
      },
      (_, { investors }) => ({ investors }),
    );
  });

  for (const noun of COMPANY_ROW_NOUNS) rows(app, noun);
  for (const noun of COMPANY_CHOICE_NOUNS) choices(app, noun);
}

function rows(app: App, noun: CompanyRowNoun): void {
  const { post, put, delete: remove } = contract.companyRowCalls[noun];
  const { key, form, isChanged } = COMPANY_ROWS[noun];
  /** Does the same with each row of a list; the first that is refused refuses all. */
  const each = async <O extends Outcome<{ id: string }>>(
    tx: Db,
    { startupId, member }: Omit<RowOf, "key">,
    edits: Awaited<ReturnType<typeof olderEdit>>[],
    command: (of: RowOf, edit: (typeof edits)[number]["edit"], index: number) => Promise<O>,
  ) => {
    const ids: { id: string }[] = [];
    for (const [index, { edit, flagged }] of edits.entries()) {
      const done = await command({ startupId, key, member }, edit, index);
      if (!done.ok) return asSent(done, form, index) as Exclude<O, { ok: true }>;
      await noteFlagged(tx, { accountId: member.id, entity: `startup.${key}`, entityId: done.id, flagged });
      ids.push({ id: done.id });
    }
    return { ok: true as const, ids };
  };
  serve(app, post, async ({ db, query, body, viewer, locale, write }) => {
    const edits = await Promise.all(body.map((row) => olderEdit(db, form, row, locale)));
    const member = { startupId: query.companyId, member: memberOnly(viewer) };
    return write(
      (tx) => each(tx, member, edits, (row, edit) => addRow(tx, row, edit)),
      (_, { ids }) => ids,
    );
  });
  if (isChanged)
    serve(app, put, async ({ db, query, body, viewer, locale, write }) => {
      const edits = await Promise.all(body.map(({ id: _, ...row }) => olderEdit(db, form, row, locale)));
      const member = { startupId: query.companyId, member: memberOnly(viewer) };
      return write(
        (tx) => each(tx, member, edits, (row, edit, index) => changeRow(tx, row, body[index]!.id, edit)),
        (_, { ids }) => ids,
      );
    });
  serve(app, remove, ({ body, viewer, write }) =>
    write(
      (tx) => removeRow(tx, { startupId: body.companyId, key, member: memberOnly(viewer) }, body.id),
      () => null,
    ),
  );
}

function choices(app: App, noun: CompanyChoiceNoun): void {
  const { post, delete: remove } = contract.companyChoiceCalls[noun];
  const field = COMPANY_CHOICES[noun];
  serve(app, post, async ({ db, query, body, viewer, locale, write }) => {
    const { edit } = await formInput(db, { fields: {} }, {}, locale);
    return write(
      async (tx) => {
        for (const [index, { id }] of body.entries()) {
          const added = await fields.changeChoice(tx, query.companyId, memberOnly(viewer), { ...edit, field, add: id });
          if (!added.ok) return { ...added, fields: added.fields.map((item) => ({ ...item, field: `${index}.id` })) };
        }
        return { ok: true as const };
      },
      () => null,
    );
  });
  serve(app, remove, async ({ db, body, viewer, locale, write }) => {
    const { edit } = await formInput(db, { fields: {} }, {}, locale);
    return write(
      (tx) => fields.changeChoice(tx, body.companyId, memberOnly(viewer), { ...edit, field, remove: body.id }),
      () => null,
    );
  });
}
