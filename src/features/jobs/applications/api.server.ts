import type { Db } from "#db/open.server.ts";
import { formInput } from "#features/reference/form-input/queries.server.ts";
import { catalogue } from "#features/reference/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { referringTo, storePrivatePdf } from "#server/files/intake.server.ts";
import { noteFlagged } from "#server/flagged-texts.server.ts";
import { serve } from "#server/serve.server.ts";
import { holdsScope } from "#shared/access.ts";
import { refuse } from "#shared/outcome.ts";
import { SCOPE } from "#shared/scopes.ts";
import { memberOnly } from "#shared/viewer.ts";
import { jobDetail } from "../queries.server.ts";
import * as commands from "./commands.server.ts";
import * as contract from "./contract.ts";
import { applyForm } from "./form.ts";
import { contactOf, profileCv, receivedBy, sentBy, sentCv } from "./queries.server.ts";

export function jobApplicationsApi(app: App): void {
  serve(app, contract.getApplying, async ({ db, query, viewer, locale }) => {
    const member = memberOnly(viewer);
    const { startup } = await jobDetail(db, { id: query.jobId }, { viewer, locale });
    return {
      application:
        (await sentBy(db, await catalogue(db), { accountId: member.id, locale, jobId: query.jobId }))[0] ?? null,
      isOwn: holdsScope(member, startup.id, SCOPE.READ),
      ...(await contactOf(db, member.id)),
    };
  });

  serve(app, contract.applyToJob, async ({ db, body, viewer, locale, write }) => {
    const { jobId, ...change } = body;
    const { edit, flagged } = await formInput(db, applyForm, change, locale);
    const member = memberOnly(viewer);
    const reference = await catalogue(db);
    const cv = body.sendsCv ? await copiedCv(app, db, member.id) : undefined;
    return referringTo(app.services.files, cv ? [cv.key] : [], () =>
      write(
        async (tx) => {
          const sent = await commands.apply(tx, member, { ...edit, jobId, cv });
          if (sent.ok)
            await noteFlagged(tx, { accountId: member.id, entity: "jobApplication", entityId: sent.id, flagged });
          return sent;
        },
        async (tx) => (await sentBy(tx, reference, { accountId: member.id, locale, jobId }))[0]!,
      ),
    );
  });

  serve(app, contract.userApplies, async ({ db, viewer, locale }) =>
    sentBy(db, await catalogue(db), { accountId: memberOnly(viewer).id, locale }),
  );

  serve(app, contract.companyApplies, async ({ db, params: { id }, viewer, locale }) =>
    receivedBy(db, await catalogue(db), { id, viewer: memberOnly(viewer), locale }),
  );

  serve(app, contract.setStatus, ({ query, viewer, write }) =>
    write(
      (tx) => commands.setStatus(tx, memberOnly(viewer), { ...query, id: query.jobApplyId }),
      (_, { statusId, status, version }) => ({ statusId, status, version }),
    ),
  );

  serve(app, contract.applicationCv, async ({ db, query: { jobApplyId }, viewer, http, write }) => {
    const member = memberOnly(viewer);
    const cv = await sentCv(db, jobApplyId, member);
    if (cv?.isTakenBack) return refuse("cvTakenBack");
    const bytes = cv && (await app.services.files.get(cv.key));
    if (!bytes) return refuse("notFound");
    if (cv.side === "team") await write((tx) => commands.noteCvRead(tx, member, jobApplyId));
    http!.reply.header("cache-control", "private, no-store");
    return { bytes, type: "application/pdf", name: cv.name };
  });

  serve(app, contract.takeCvBack, ({ query, viewer, write }) =>
    write(
      (tx) => commands.takeCvBack(tx, memberOnly(viewer), query.jobApplyId),
      () => null,
    ),
  );

  serve(app, contract.showWage, async ({ db, query, viewer, locale, write }) => {
    const member = memberOnly(viewer);
    const reference = await catalogue(db);
    return write(
      (tx) => commands.showWage(tx, member, query.jobApplyId),
      async (tx, { side, jobId }) => {
        const rows =
          side === "team"
            ? await receivedBy(tx, reference, { id: jobId, viewer: member, locale })
            : await sentBy(tx, reference, { accountId: member.id, locale });
        return rows.find(({ jobApplyId }) => jobApplyId === query.jobApplyId)!.wages;
      },
    );
  });

  serve(app, contract.addNote, ({ body, viewer, write }) =>
    write(
      (tx) => commands.addNote(tx, memberOnly(viewer), body),
      (_, { id }) => ({ id }),
    ),
  );

  serve(app, contract.deleteNote, ({ query, viewer, write }) =>
    write(
      (tx) => commands.deleteNote(tx, memberOnly(viewer), query.id),
      () => null,
    ),
  );
}

/** A copy of the CV of a profile: what is sent stays as it was sent. Undefined: there is none. */
async function copiedCv(app: App, db: Db, accountId: string): Promise<{ key: string; name: string } | undefined> {
  const cv = await profileCv(db, accountId);
  const bytes = cv && (await app.services.files.get(cv.key));
  return bytes && { key: await storePrivatePdf(app.services.files, accountId, bytes), name: cv.name };
}
