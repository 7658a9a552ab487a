import type { Db } from "#db/open.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Locale } from "#shared/locale.ts";
import { memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import * as contract from "./contract.ts";
import { jobForm } from "./form.ts";
import { editableJob, firstValues, jobsOf } from "./queries.server.ts";

export function jobEditingApi(app: App): void {
  serve(app, contract.ownJobs, ({ db, viewer, locale }) => jobsOf(db, memberOnly(viewer), locale));

  serve(app, contract.getEditableJob, ({ db, params, viewer, locale }) => editableJob(db, params, viewer, locale));

  serve(app, contract.newJob, ({ db, params, viewer }) => firstValues(db, memberOnly(viewer), params.startupId));

  serve(app, contract.createJob, async ({ db, query, body, viewer, locale, write }) => {
    const { startupId, ...change } = body;
    const { edit, flagged } = await formInput(db, jobForm, change, locale);
    const member = memberOnly(viewer);
    return write(
      async (tx) => {
        const made = await commands.createJob(tx, member, { ...edit, startupId, isVisible: query.draft !== "true" });
        if (made.ok) await noteFlagged(tx, { accountId: member.id, entity: "job", entityId: made.id, flagged });
        return made;
      },
      (_, { id, seoUrl }) => ({ id, seoUrl }),
    );
  });

  serve(app, contract.changeJob, async ({ db, body, viewer, locale, write }) => {
    const { id, ...change } = body;
    const { edit, flagged } = await formInput(db, jobForm, change, locale);
    const member = memberOnly(viewer);
    return write(
      async (tx) => {
        const saved = await commands.changeJob(tx, id, member, edit);
        if (saved.ok) await noteFlagged(tx, { accountId: member.id, entity: "job", entityId: id, flagged });
        return saved;
      },
      (tx) => editableJob(tx, { id }, viewer, locale),
    );
  });

  serve(app, contract.showJob, ({ query, viewer, locale, write }) =>
    write(
      (tx) => commands.showJob(tx, query.jobId, memberOnly(viewer), query.visibility === "true"),
      (tx) => editableJob(tx, { id: query.jobId }, viewer, locale),
    ),
  );

  serve(app, contract.closeJob, ({ query, viewer, locale, write }) =>
    write(
      (tx) => commands.closeJob(tx, query.id, memberOnly(viewer)),
      (tx) => editableJob(tx, query, viewer, locale),
    ),
  );

  serve(app, contract.deleteJob, ({ query, viewer, write }) =>
    write(
      (tx) => commands.deleteJob(tx, query.id, memberOnly(viewer)),
      () => null,
    ),
  );

  choices(app);
}

/** Values of a list one by one: employment types, and skills of both kinds. */
function choices(app: App): void {
  const workingPlan = async () => "workingPlanIds" as const;
  const skill = async (db: Db, typeId: string) =>
    (await catalogue(db)).types.get(typeId)?.kind === "softSkill" ? ("softSkillIds" as const) : ("skillIds" as const);
  const { addWorkingPlan, deleteWorkingPlan, addSkill, deleteSkill } = contract.choiceEndpoints;
  for (const [calls, fieldOf] of [
    [{ add: addWorkingPlan, remove: deleteWorkingPlan }, workingPlan],
    [{ add: addSkill, remove: deleteSkill }, skill],
  ] as const)
    for (const [way, call] of Object.entries(calls))
      serve(app, call, async ({ db, body, viewer, locale, write }) => {
        const field = await fieldOf(db, body.typeId);
        const edit = await inputOf(db, locale);
        return write(
          (tx) => commands.changeChoice(tx, body.jobId, memberOnly(viewer), { ...edit, field, [way]: body.typeId }),
          () => null,
        );
      });
}

const inputOf = async (db: Db, locale: Locale) => (await formInput(db, { fields: {} }, {}, locale)).edit;
