import { checkTexts } from "#features/banned-words/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { referringTo, storePresentation } from "#server/files/intake.server.ts";
import { typeOfKey } from "#server/files/keys.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { serve } from "#server/serve.server.ts";
import { cut } from "#shared/cut.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { visibleText } from "#shared/visible-text.ts";
import { startupsToApply } from "../fit/queries.server.ts";
import { beginApplication } from "./commands/draft.server.ts";
import { setFile } from "./commands/files.server.ts";
import { putApplication } from "./commands/send.server.ts";
import * as contract from "./contract.ts";
import { applicationFor, applicationsOf, mayApply } from "./queries/application.server.ts";
import { fileOf, startupOf } from "./queries/files.server.ts";
import { profileOf } from "./queries/profile.server.ts";

export function programApplyingApi(app: App): void {
  serve(app, contract.madeApplications, async ({ db, query, viewer, locale }) => {
    const member = memberOnly(viewer);
    return {
      startups: await startupsToApply(db, member),
      applications: await applicationsOf(db, member, locale, query.programId),
    };
  });

  serve(app, contract.getApplication, async ({ db, params, viewer, locale }) => {
    const found = await applicationFor(db, await catalogue(db), { ...params, member: memberOnly(viewer), locale });
    if (!found) throw new AppError("notFound");
    return found;
  });

  serve(app, contract.beginApplication, async ({ db, query, viewer, locale, write }) => {
    const arrivedAt = new Date();
    const member = memberOnly(viewer);
    const reference = await catalogue(db);
    const { programId, companyId: startupId } = query;
    const profile = mayApply(member, startupId) ? await profileOf(db, reference, startupId) : undefined;
    return write(
      (tx) => beginApplication(tx, member, { programId, startupId, profile, locale, arrivedAt }),
      async (tx, { id }) => (await applicationFor(tx, reference, { id, member, locale }))!,
    );
  });

  serve(app, contract.putApplication, async ({ db, query, body, viewer, locale, write }) => {
    const arrivedAt = new Date();
    const member = memberOnly(viewer);
    const reference = await catalogue(db);
    const { programApplyId: id, putType } = query;
    const startupId = await startupOf(db, id);
    const mine = startupId !== undefined && mayApply(member, startupId);
    const profile = putType === "send" && mine ? await profileOf(db, reference, startupId) : undefined;
    // A saved draft is checked when it is sent.
    const stored = putType === "send" && mine ? await applicationFor(db, reference, { id, member, locale }) : undefined;
    const texts = Object.entries({ ...stored?.answers, ...body.answers }).flatMap(([key, value]): [string, string][] =>
      typeof value === "string" ? [[`answers.${key}`, value]] : [],
    );
    const { refused, flagged } = mine ? await checkTexts(db, texts, locale) : { refused: [], flagged: [] };
    return write(
      async (tx) => {
        const done = await putApplication(tx, member, { ...body, id, putType, profile, locale, arrivedAt, refused });
        if (done.ok)
          await noteFlagged(tx, { accountId: member.id, entity: "programApplication", entityId: id, flagged });
        return done;
      },
      async (tx) => (await applicationFor(tx, reference, { id, member, locale }))!,
    );
  });

  serve(app, contract.uploadAnswer, async ({ db, query, body, viewer, locale, write }) => {
    const member = memberOnly(viewer);
    const reference = await catalogue(db);
    const { programApplyId: id, questionKey } = query;
    const startupId = await startupOf(db, id);
    // Nothing is stored for somebody else's application.
    if (startupId === undefined || !mayApply(member, startupId)) throw new AppError("notFound");
    const bytes = Buffer.from(await body.file.arrayBuffer());
    const key = await storePresentation(app.services.files, startupId, bytes);
    const name = nameOfFile(body.file.name, key);
    return referringTo(app.services.files, [key], () =>
      write(
        (tx) => setFile(tx, member, { id, questionKey, key, name, bytes: bytes.length }),
        async (tx) => (await applicationFor(tx, reference, { id, member, locale }))!,
      ),
    );
  });

  serve(app, contract.answerFile, async ({ db, query, viewer }) => {
    const found = await fileOf(db, memberOnly(viewer), query);
    const bytes = found && (await app.services.files.get(found.key));
    if (!bytes) throw new AppError("notFound");
    return { bytes, type: typeOfKey(found.key), name: found.name };
  });
}

/** The name without its path, with the ending of what the file is. */
function nameOfFile(originalName: string, key: string): string {
  const extension = key.split(".").at(-1)!;
  const bare = visibleText(originalName.split(/[\\/]/).at(-1)!)
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/[<>:"|?*]/g, " ")
    .trim();
  return `${cut(bare, 200) || "presentation"}.${extension}`;
}
