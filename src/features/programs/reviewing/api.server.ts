import type { Db } from "#db/open.server.ts";
import { checkedCommand } from "#features/banned-words/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import * as commands from "./commands.server.ts";
import * as contract from "./contract.ts";
import { applicationForJuror, seatFor } from "./queries/application.server.ts";
import { discussionFor } from "./queries/discussion.server.ts";
import { fileForJuror } from "./queries/files.server.ts";
import { reviewsAnything, withOutlook } from "./queries/outlook.server.ts";
import { queueOf, queuesOf, tableOf } from "./queries/queue.server.ts";
import { reviewOf } from "./queries/reviews.server.ts";
import { seatsOf } from "./queries/seats.server.ts";

export function programReviewingApi(app: App): void {
  serve(app, contract.reviewQueue, async ({ db, query, viewer, locale }) => {
    const { id } = memberOnly(viewer);
    const queues = await queuesOf(db, await seatsOf(db, id, locale, query));
    const all = await withOutlook(db, queues, id, { ...query, locale });
    // A person who is no juror of a program is not told whether there is one.
    if (query.programSeoUrl !== undefined && all.length === 0) throw new AppError("notFound");
    return all;
  });

  serve(app, contract.isReviewer, ({ db, viewer }) => reviewsAnything(db, memberOnly(viewer).id));

  serve(app, contract.reviewTable, async ({ db, query, viewer, locale }) => {
    const seats = await seatsOf(db, memberOnly(viewer).id, locale, query);
    if (seats.length === 0) throw new AppError("notFound");
    return tableOf(db, seats, locale);
  });

  serve(app, contract.reviewedApplication, ({ db, query, viewer, locale }) =>
    applicationForJuror(db, memberOnly(viewer).id, query, locale),
  );

  serve(app, contract.postReview, async ({ db, query: { applyId }, body, viewer, locale, write }) => {
    const member = memberOnly(viewer);
    return write(
      await checkedCommand(
        db,
        { texts: textsOf(body), locale, accountId: member.id, entity: "programReview" },
        (tx) => commands.saveReview(tx, member, { applyId, save: body, locale }),
        ({ reviewId }) => reviewId,
      ),
      (tx) => savedReview(tx, member, applyId, locale),
    );
  });

  serve(app, contract.discussApplication, async ({ db, query: { applyId }, body: { text }, viewer, locale, write }) => {
    const member = memberOnly(viewer);
    const seat = await seatFor(db, member.id, applyId, locale);
    return write(
      await checkedCommand(
        db,
        { texts: [["text", text]], locale, accountId: member.id, entity: "programReview" },
        (tx) => commands.discuss(tx, member, { applyId, text, locale }),
        ({ reviewId }) => reviewId,
      ),
      async (tx) => (await discussionFor(tx, seat)) ?? [],
    );
  });

  serve(app, contract.putReview, async ({ db, body: { reviews }, viewer, locale, write }) => {
    const member = memberOnly(viewer);
    const texts = reviews.flatMap((review, index) =>
      textsOf(review).map(([field, text]) => [`reviews.${index}.${field}`, text] as const),
    );
    const saves = reviews.map(({ applyId, ...save }) => ({ applyId, save, locale }));
    return write(
      await checkedCommand(
        db,
        { texts, locale, accountId: member.id, entity: "programReview" },
        (tx) => commands.saveReviews(tx, member, saves),
        ({ reviewIds }, field) => reviewIds[Number(field.split(".")[1])]!,
      ),
      async (tx) => {
        const answers: contract.SavedReview[] = [];
        for (const { applyId } of reviews) answers.push(await savedReview(tx, member, applyId, locale));
        return answers;
      },
    );
  });

  for (const endpoint of [contract.postAnswerReview, contract.putAnswerReview])
    serve(app, endpoint, async ({ db, body, viewer, locale, write }) => {
      const member = memberOnly(viewer);
      return write(
        await checkedCommand(
          db,
          { texts: [["remark", body.remark]], locale, accountId: member.id, entity: "programApplication" },
          (tx) => commands.saveAnswerReview(tx, member, { ...body, locale }),
          () => body.applyId,
        ),
        (_, { score, remark, version }) => ({ score, remark, version }),
      );
    });

  serve(app, contract.reviewedFile, ({ db, query, viewer, locale }) =>
    fileForJuror(db, app.services.files, memberOnly(viewer).id, query, locale),
  );
}

/** Texts that others will read, by field. */
const textsOf = ({ remarkToOrganizer, remarkToApplicant, scores = [] }: contract.ReviewSave) =>
  [
    ["remarkToOrganizer", remarkToOrganizer],
    ["remarkToApplicant", remarkToApplicant],
    ...scores.map(({ sentence }, index) => [`scores.${index}.sentence`, sentence] as const),
  ] as const;

async function savedReview(tx: Db, member: Member, applyId: string, locale: Locale): Promise<contract.SavedReview> {
  const seat = await seatFor(tx, member.id, applyId, locale);
  const seats = await seatsOf(tx, member.id, locale, { programSeoUrl: seat.programSeoUrl });
  const { nextId } = await queueOf(
    tx,
    seats.filter(({ phaseId }) => phaseId === seat.phaseId),
    applyId,
  );
  return { applyId, review: await reviewOf(tx, seat.reviewId), nextId };
}
