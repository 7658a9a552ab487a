import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { rankerOf } from "../deciding/parts/ranking-pool.server.ts";
import { acceptJury, declareConflict, declineJury } from "./commands/answers.server.ts";
import { assignJuror, assignMany } from "./commands/assignments.server.ts";
import { decideConflict } from "./commands/conflicts.server.ts";
import { changeJuror, inviteAgain, inviteJurors, removeJuror } from "./commands/jurors.server.ts";
import { goOn } from "./commands/phases.server.ts";
import { remindJuror } from "./commands/work-mails.server.ts";
import * as contract from "./contract.ts";
import { assignmentsOf, proposalOf } from "./queries/assignments.server.ts";
import { conflictsOf, lookForConflicts } from "./queries/conflicts.server.ts";
import { invitationOf } from "./queries/invitation.server.ts";
import { jurorsOf, phasesOf } from "./queries/jury.server.ts";
import { isMasked } from "./queries/masking.server.ts";
import { organizedProgram, pairedProgram } from "./queries/organizer.server.ts";
import { previewOf } from "./queries/phases.server.ts";

export function programJuryApi(app: App): void {
  serve(app, contract.getJury, async ({ db, query: { programId, programSeoUrl }, viewer, locale }) => {
    const by = programId ? { id: programId } : programSeoUrl ? { seoUrl: programSeoUrl } : undefined;
    if (!by) throw new AppError("invalidInput", [{ field: "programId", reason: "required" }]);
    const { id, seoUrl, timeZone, isDraft, nameEn, nameTr } = await organizedProgram(db, by, memberOnly(viewer));
    await lookForConflicts(db, id);
    const hidesPairs = await isMasked(db, id, memberOnly(viewer));
    const names = locale === "tr" ? [nameTr, nameEn] : [nameEn, nameTr];
    return {
      program: { id, seoUrl, timeZone, isDraft, name: names[0] ?? names[1] ?? "" },
      jurors: await jurorsOf(db, id, locale),
      phases: await phasesOf(db, id, locale),
      conflicts: hidesPairs ? [] : await conflictsOf(db, id, locale),
      hidesPairs,
    };
  });

  serve(app, contract.inviteJurors, ({ query, body, viewer, write }) =>
    write(
      (tx) => inviteJurors(tx, query.programId, memberOnly(viewer), body),
      (_, { invited, already }) => ({ invited, already }),
    ),
  );

  serve(app, contract.changeJuror, ({ body, viewer, locale, write }) =>
    write(
      (tx) => changeJuror(tx, memberOnly(viewer), body),
      async (tx, { programId }) => (await jurorsOf(tx, programId, locale, body.id))[0]!,
    ),
  );

  serve(app, contract.removeJuror, ({ query, viewer, write }) =>
    write(
      (tx) => removeJuror(tx, query.id, memberOnly(viewer)),
      (_, { freed }) => ({ freed }),
    ),
  );

  serve(app, contract.inviteAgain, ({ body, viewer, locale, write }) =>
    write(
      (tx) => inviteAgain(tx, memberOnly(viewer), body),
      async (tx, { programId }) => (await jurorsOf(tx, programId, locale, body.id))[0]!,
    ),
  );

  serve(app, contract.remindJuror, ({ body, viewer, locale, write }) =>
    write(
      (tx) => remindJuror(tx, memberOnly(viewer), body.id),
      async (tx, { programId }) => (await jurorsOf(tx, programId, locale, body.id))[0]!,
    ),
  );

  answers(app);
  assignments(app);

  const rank = rankerOf(app);
  serve(app, contract.previewPhase, async ({ db, query: { programId }, body, viewer, locale }) => {
    await organizedProgram(db, { id: programId }, memberOnly(viewer));
    return previewOf(db, { ...body, programId, member: memberOnly(viewer), locale, rank });
  });

  serve(app, contract.goOn, ({ query: { programId }, body, viewer, locale, write }) =>
    write(
      (tx) => goOn(tx, memberOnly(viewer), { ...body, programId }),
      (tx) => phasesOf(tx, programId, locale),
    ),
  );
}

function answers(app: App): void {
  serve(app, contract.openJurorInvitation, ({ db, body, viewer, locale }) => invitationOf(db, body, viewer, locale));

  serve(app, contract.acceptJury, ({ body, viewer, write }) =>
    write(
      (tx) => acceptJury(tx, body, memberOnly(viewer)),
      (_, { programSeoUrl }) => ({ programSeoUrl }),
    ),
  );

  serve(app, contract.declineJury, ({ body, viewer, write }) =>
    write(
      (tx) => declineJury(tx, body, viewer),
      () => null,
    ),
  );

  serve(app, contract.declareConflict, ({ body, viewer, write }) =>
    write(
      (tx) => declareConflict(tx, body.applyId, memberOnly(viewer)),
      () => null,
    ),
  );
}

function assignments(app: App): void {
  serve(app, contract.assignmentTable, async ({ db, query, viewer, locale }) => {
    await pairedProgram(db, query.programId, memberOnly(viewer));
    await lookForConflicts(db, query.programId);
    return assignmentsOf(db, { ...query, onlyLacking: query.onlyLacking === "true" }, locale);
  });

  serve(app, contract.assignJuror, ({ body, viewer, write }) =>
    write(
      (tx) => assignJuror(tx, memberOnly(viewer), body),
      (_, { isAssigned }) => ({ isAssigned }),
    ),
  );

  serve(app, contract.proposeAssignment, async ({ db, query: { programId }, body, viewer, locale }) => {
    await pairedProgram(db, programId, memberOnly(viewer));
    await lookForConflicts(db, programId);
    return proposalOf(db, programId, body, locale);
  });

  serve(app, contract.assignMany, ({ query, body, viewer, write }) =>
    write(
      (tx) => assignMany(tx, memberOnly(viewer), { ...query, ...body }),
      (_, { assigned, leftOut, ownConflicts }) => ({ assigned, leftOut, ownConflicts }),
    ),
  );

  serve(app, contract.decideConflict, ({ body, viewer, write }) =>
    write(
      (tx) => decideConflict(tx, memberOnly(viewer), body),
      () => null,
    ),
  );
}
