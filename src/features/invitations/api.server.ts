import { entityById } from "#features/members/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { mayGiveUntil, maySeeRights } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { answerInvitation } from "./commands/answer.server.ts";
import { invite, resend, withdraw } from "./commands.server.ts";
import {
  approveInvitation,
  openInvitation,
  receivedInvitations,
  rejectInvitation,
  resendInvitation,
  sendInvitations,
  sentInvitations,
  withdrawInvitation,
} from "./contract.ts";
import { receivedBy, sentFor } from "./queries/lists.server.ts";
import { invitationByCode } from "./queries.server.ts";
import { refusalToInvite, stateAt } from "./rules.ts";

export function invitationsApi(app: App): void {
  serve(app, sendInvitations, ({ viewer, body, write }) => {
    const { email, emails = [], userIds = [], expiresAt, ...wish } = body;
    const accessExpiresAt = expiresAt ? new Date(expiresAt) : null;
    if (accessExpiresAt && accessExpiresAt <= new Date())
      throw new AppError("invalidInput", [{ field: "expiresAt", reason: "inThePast" }]);
    const wanted = email === undefined ? emails : [email, ...emails];
    return write(
      (tx) => invite(tx, memberOnly(viewer), { ...wish, emails: wanted, userIds, accessExpiresAt }),
      (_, { invited, alreadyWaiting }) => ({ invited, alreadyWaiting }),
    );
  });

  serve(app, receivedInvitations, ({ db, viewer, query, locale }) =>
    receivedBy(db, memberOnly(viewer).id, { ...query, locale }),
  );

  serve(app, sentInvitations, async ({ db, viewer, query, locale }) => {
    const entity = await entityById(db, query.entityId);
    if (!entity) throw new AppError("entityNotFound");
    if (!maySeeRights(viewer, entity.type, entity.id)) throw new AppError("invalidAccess");
    return sentFor(db, entity.id, {
      ...query,
      locale,
      mayInvite: (scopes) => refusalToInvite(viewer, entity, scopes) === undefined,
      mayGiveUntil: (end) => mayGiveUntil(viewer, entity.id, end),
    });
  });

  for (const [endpoint, answer] of [
    [approveInvitation, "accepted"],
    [rejectInvitation, "declined"],
  ] as const)
    serve(app, endpoint, ({ viewer, body, write }) =>
      write(
        (tx) => answerInvitation(tx, memberOnly(viewer), body.Code, answer),
        (_, { isTheirs }) => isTheirs,
      ),
    );

  serve(app, openInvitation, async ({ db, viewer, body }) => {
    const found = await invitationByCode(db, body.Code);
    const isMine = found !== undefined && viewer.kind === "member" && viewer.id === found.accountId;
    // An id is not secret: anyone but the receiver needs the code of the mail.
    if (!found || (found.id === body.Code && !isMine)) throw new AppError("notFound");
    const status = stateAt(found, new Date());
    const entity = status === "waiting" ? await entityById(db, found.entityId) : undefined;
    return {
      email: found.email,
      hasAccount: found.accountId !== null,
      isMine,
      id: isMine ? found.id : null,
      status,
      entityName: entity?.name ?? null,
      senderName: entity ? found.senderName : null,
    };
  });

  for (const [endpoint, command] of [
    [resendInvitation, resend],
    [withdrawInvitation, withdraw],
  ] as const)
    serve(app, endpoint, ({ viewer, body, write }) =>
      write(
        (tx) => command(tx, memberOnly(viewer), body.id),
        () => true as const,
      ),
    );
}
