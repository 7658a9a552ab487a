import type { Db } from "#db/open.server.ts";
import { checkTexts, type TextCheck } from "#features/banned-words/queries.server.ts";
import type { App } from "#server/app.server.ts";
import { lookAlikes } from "#server/edit/look-alike.server.ts";
import { type Http, serve } from "#server/serve.server.ts";
import { isStaff } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import type { Locale } from "#shared/locale.ts";
import { refuse } from "#shared/outcome.ts";
import { type Member, memberOnly } from "#shared/viewer.ts";
import { answer, ask, pass, refuseToPass, withdraw } from "./commands/introductions.server.ts";
import { block, markRead, report, send, unblock } from "./commands.server.ts";
import * as calls from "./contract.ts";
import { eventsAfter } from "./queries/events.server.ts";
import { introductionOf, passedTo, sentIntroductions, waitingForHouse } from "./queries/introductions.server.ts";
import { conversationsOf, correspondent, messagesWith, threadOf, unreadOf, writtenMessage } from "./queries.server.ts";
import { reportedMessagesApi } from "./reported/api.server.ts";

/** Answers a request with the events of a member. Throws `tooManyRequests`, `unavailable`. */
export const openEvents = (app: App, member: Member, { request, reply }: Http, seconds: number): Promise<void> =>
  app.streams.open(request, reply, {
    member,
    seconds,
    read: (cursor) => eventsAfter(app.database.db, member.id, cursor),
  });

export function messagesApi(app: App): void {
  reportedMessagesApi(app);

  serve(app, calls.conversationList, ({ db, viewer, query }) =>
    conversationsOf(db, memberOnly(viewer), query.currentPage),
  );

  serve(app, calls.conversationWith, async ({ db, viewer, query: { otherUserSeoUrl, before } }) => {
    const member = memberOnly(viewer);
    const other = await correspondent(db, member, { otherUserSeoUrl });
    if (!other) throw new AppError("notFound");
    if (other.otherUser.userId === member.id) throw new AppError("messageToYourself");
    const [thread, introduction] = [
      await threadOf(db, member, other, before),
      await introductionOf(db, member.id, other.otherUser.userId),
    ];
    return { ...thread, introduction };
  });

  serve(
    app,
    calls.postMessage,
    async ({ db, viewer, locale, query, body: { userId, otherUserSeoUrl, text }, write }) => {
      const textCheck = await checkText(db, "text", text, locale);
      const to = userId === undefined ? { otherUserSeoUrl: otherUserSeoUrl! } : { userId };
      return write(
        (tx) => send(tx, memberOnly(viewer), { to, text, option: query.messageSendEnums, textCheck }),
        (tx, { id }) => writtenMessage(tx, memberOnly(viewer), id),
      );
    },
  );

  serve(app, calls.setMessageRead, ({ viewer, query, write }) =>
    write(
      (tx) => markRead(tx, memberOnly(viewer), query.userId),
      async (tx) => ({ unreadCount: await unreadOf(tx, memberOnly(viewer).id) }),
    ),
  );

  serve(app, calls.unreadMessageCount, ({ db, viewer, query: { id } }) => {
    const member = memberOnly(viewer);
    if (id !== undefined && id !== member.id) throw new AppError("invalidAccess");
    return unreadOf(db, member.id);
  });

  serve(app, calls.messageEvents, ({ viewer, query, http }) =>
    openEvents(app, memberOnly(viewer), http!, query.seconds),
  );

  serve(app, calls.searchMessages, ({ db, viewer, query }) => messagesWith(db, memberOnly(viewer), query.text));

  serve(app, calls.blockUser, ({ viewer, query, write }) =>
    write((tx) => block(tx, memberOnly(viewer), query.userId), done),
  );
  serve(app, calls.unblockUser, ({ viewer, query, write }) =>
    write((tx) => unblock(tx, memberOnly(viewer), query.userId), done),
  );
  serve(app, calls.reportMessage, ({ viewer, body, write }) =>
    write((tx) => report(tx, memberOnly(viewer), body), done),
  );

  introductions(app);
}

function introductions(app: App): void {
  serve(app, calls.listIntroductions, async ({ db, viewer }) => {
    const sent = await sentIntroductions(db, memberOnly(viewer));
    const waitingCount = sent.filter(({ state }) => state === "waiting").length;
    return { sent, waitingCount, received: await passedTo(db, memberOnly(viewer)) };
  });

  serve(app, calls.askIntroduction, async ({ db, viewer, locale, body, write }) => {
    const textCheck = await checkText(db, "text", body.text, locale);
    return write(
      (tx) => ask(tx, memberOnly(viewer), { ...body, textCheck }),
      async (tx, { id }) => (await sentIntroductions(tx, memberOnly(viewer), id))[0]!,
    );
  });

  serve(app, calls.withdrawIntroduction, ({ viewer, query, write }) =>
    write((tx) => withdraw(tx, memberOnly(viewer), query.id), done),
  );
  serve(app, calls.answerIntroduction, ({ viewer, body, write }) =>
    write((tx) => answer(tx, memberOnly(viewer), body), done),
  );

  serve(app, calls.introductionsOfHouse, ({ db, viewer }) =>
    isStaff(viewer) ? waitingForHouse(db, memberOnly(viewer)) : refuse("forbidden"),
  );
  serve(app, calls.passIntroduction, async ({ db, viewer, locale, body, write }) => {
    if (!isStaff(viewer)) return refuse("forbidden");
    const textCheck = await checkText(db, "line", body.line, locale);
    return write((tx) => pass(tx, memberOnly(viewer), { ...body, textCheck }), done);
  });
  serve(app, calls.refuseIntroduction, ({ viewer, query, write }) =>
    isStaff(viewer) ? write((tx) => refuseToPass(tx, memberOnly(viewer), query.id), done) : refuse("forbidden"),
  );
}

/** Banned words, and addresses that pretend to be others. */
async function checkText(db: Db, field: string, text: string, locale: Locale): Promise<TextCheck> {
  const { refused, flagged } = await checkTexts(db, [[field, text]], locale);
  return { refused: [...refused, ...lookAlikes(field, text)], flagged };
}

const done = () => true as const;
