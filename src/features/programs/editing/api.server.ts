import type { Db } from "#db/open.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Save, Values } from "#shared/edit/form.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands/programs.server.ts";
import * as contract from "./contract.ts";
import { type ProgramFields, programForm } from "./form.ts";
import { editableProgram, programsOf } from "./queries.server.ts";

export function programEditingApi(app: App): void {
  serve(app, contract.ownPrograms, async ({ db, query, viewer, locale }) => {
    if (query.getType === "1")
      return { programs: await programsOf(db, memberOnly(viewer), locale, query.organizerId), program: null };
    if (!query.programId) throw new AppError("invalidInput", [{ field: "programId", reason: "required" }]);
    return { programs: [], program: await editableProgram(db, { id: query.programId }, viewer, locale) };
  });

  serve(app, contract.getEditableProgram, ({ db, params, viewer, locale }) =>
    editableProgram(db, { seoUrl: params.seoUrlOrId }, viewer, locale),
  );

  serve(app, contract.createProgram, async ({ db, query, body, viewer, locale, write }) => {
    const { edit, flagged } = await formInput(db, programForm, withType(body, query.programType), locale);
    const member = memberOnly(viewer);
    const place = { organizationId: query.organizerId, isDraft: query.draft === "true" };
    return write(
      async (tx) => {
        const made = await commands.createProgram(tx, member, { ...edit, ...place });
        if (made.ok) await noteFlagged(tx, { accountId: member.id, entity: "program", entityId: made.id, flagged });
        return made;
      },
      (_, { id, seoUrl }) => ({ id, programId: id, seoUrl }),
    );
  });

  serve(app, contract.changeProgram, async ({ db, query, body, viewer, locale, write }) => {
    const change = withType(body, query.programType);
    const run = await changing(db, query.programId, memberOnly(viewer), locale, change, () => change);
    return write(run, (tx) => editableProgram(tx, { id: query.programId }, viewer, locale));
  });

  serve(app, contract.publishProgram, ({ query, viewer, locale, write }) =>
    write(
      (tx) => commands.publishProgram(tx, query.programId, memberOnly(viewer)),
      (tx) => editableProgram(tx, { id: query.programId }, viewer, locale),
    ),
  );

  serve(app, contract.showProgram, ({ query, viewer, locale, write }) =>
    write(
      (tx) => commands.showProgram(tx, query.programId, memberOnly(viewer), query.visibility === "true"),
      (tx) => editableProgram(tx, { id: query.programId }, viewer, locale),
    ),
  );

  serve(app, contract.deleteProgram, ({ query, viewer, write }) =>
    write(
      (tx) => commands.deleteProgram(tx, query.id, memberOnly(viewer)),
      () => null,
    ),
  );

  categories(app);
}

type Change = Save<ProgramFields>;
const withType = (body: Change, programTypeId: string | undefined): Change => ({
  ...body,
  ...(programTypeId && { programTypeId }),
});

/** The command that saves a change; `checked`: what of it has texts to look at. */
async function changing(
  db: Db,
  programId: string,
  member: Member,
  locale: Locale,
  checked: Change,
  changeOf: (stored: Values<ProgramFields>) => Change,
) {
  const { edit, flagged } = await formInput(db, programForm, checked, locale);
  return async (tx: Db) => {
    const saved = await commands.changeProgram(tx, programId, member, { ...edit, changeOf });
    if (saved.ok) await noteFlagged(tx, { accountId: member.id, entity: "program", entityId: programId, flagged });
    return saved;
  };
}

/** Review categories by themselves: the same save, of the list as it is then. */
function categories(app: App): void {
  const { add, change, delete: remove } = contract.categoryCalls;
  serve(app, add, async ({ db, query: { programId }, body, viewer, locale, write }) => {
    const added = body.reviewCategories ?? [];
    const run = await changing(db, programId, memberOnly(viewer), locale, body as Change, (stored) => ({
      reviewCategories: [...stored.reviewCategories, ...added],
    }));
    return write(run, (tx) => editableProgram(tx, { id: programId }, viewer, locale));
  });

  serve(app, change, async ({ db, query: { programId }, body, viewer, locale, write }) => {
    const changed = body.reviewCategories ?? [];
    const run = await changing(db, programId, memberOnly(viewer), locale, body as Change, (stored) => {
      for (const { id } of changed) if (id) mustHave(stored, id);
      const rest = changed.filter(
        ({ id }) => !stored.reviewCategories.some((reviewCategory) => reviewCategory.id === id),
      );
      const merged = stored.reviewCategories.map((reviewCategory) => ({
        ...reviewCategory,
        ...changed.find(({ id }) => id === reviewCategory.id),
      }));
      return { reviewCategories: [...merged, ...rest] };
    });
    return write(run, (tx) => editableProgram(tx, { id: programId }, viewer, locale));
  });

  serve(app, remove, async ({ db, query: { programId, id }, viewer, locale, write }) => {
    const run = await changing(db, programId, memberOnly(viewer), locale, {}, (stored) => {
      mustHave(stored, id);
      return { reviewCategories: stored.reviewCategories.filter((reviewCategory) => reviewCategory.id !== id) };
    });
    return write(run, (tx) => editableProgram(tx, { id: programId }, viewer, locale));
  });
}

/** A category of another program is none of this one. */
function mustHave({ reviewCategories }: Values<ProgramFields>, id: string): void {
  if (!reviewCategories.some((reviewCategory) => reviewCategory.id === id)) throw new AppError("notFound");
}
