import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { type Limit, tryOnce } from "#server/throttle.server.ts";
import { AppError } from "#shared/errors.ts";
import { memberOnly } from "#shared/viewer.ts";
import { endSeat, giveSeat } from "./commands.server.ts";
import { inviteUser, ownPackages, removeUser } from "./contract.ts";
import { freeDownloadsOf, packageOf, reportsTaken, rowsTaken, seatsOf } from "./queries.server.ts";

/** Mails of seats to an address. */
const seatMailLimit = (email: string): Limit => ({ name: "seat mail", subject: email, times: 5, minutes: 1440 });

const NO_LIMITS = {
  userLimit: 0,
  montlyReportDownloadLimit: 0,
  downloadedReportCount: 0,
  startupRowLimit: 0,
  startupDownloadedRow: 0,
};

export function seatsApi(app: App): void {
  serve(app, ownPackages, async ({ db, viewer, locale }) => {
    const member = memberOnly(viewer);
    const found = await packageOf(db, member.id, locale);
    if (!found) {
      const free = await freeDownloadsOf(db, member);
      return { limit: NO_LIMITS, package: null, free: free ?? null };
    }
    const { orderId, buyerId, name, accessUntil, userLimit, rowLimit, reportLimit } = found;
    const isOwn = buyerId === member.id;
    const seats = await seatsOf(db, orderId, { viewerId: member.id, locale });
    return {
      limit: {
        userLimit,
        montlyReportDownloadLimit: reportLimit,
        downloadedReportCount: await reportsTaken(db, orderId),
        startupRowLimit: rowLimit,
        startupDownloadedRow: await rowsTaken(db, orderId),
      },
      // The holder of a seat sees whose package it is, and themselves.
      package: {
        name,
        accessUntil,
        isOwn,
        seats: seats.filter(({ userId, isBuyer }) => isOwn || isBuyer || userId === member.id),
      },
      free: null,
    };
  });

  serve(app, inviteUser, async ({ db, body, viewer, locale, write }) => {
    if ("email" in body) {
      const [tries] = await tryOnce(db, seatMailLimit(body.email));
      if (tries !== "allowed") throw new AppError("tooManyRequests");
    }
    return write(
      (tx) => giveSeat(tx, memberOnly(viewer), body, locale),
      () => true,
    );
  });

  serve(app, removeUser, ({ query, viewer, write }) =>
    write(
      (tx) => endSeat(tx, memberOnly(viewer), query.userId),
      () => true,
    ),
  );
}
