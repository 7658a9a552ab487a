import { sql } from "drizzle-orm";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import { isStaff } from "#shared/access.ts";
import { INTRODUCTION_DAYS } from "../limits.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { introductionsForHouse, introductionsPassedTo } from "../queries/introductions.server.ts";
import { unreadMessages } from "../queries.server.ts";
import reportedEn from "../reported/messages.en.ts";
import reportedTr from "../reported/messages.tr.ts";

/** When the oldest of them lapses. */
const FIRST_LAPSE = sql`min(asked_at) + make_interval(days => ${INTRODUCTION_DAYS}::int)`;

export const messagesWaiting: readonly WaitingKind[] = [
  {
    name: "messages",
    act: "read",
    page: "dashboardMessages",
    texts: { en: en.waiting.messages, tr: tr.waiting.messages },
    rows: ({ id }) => ({ from: unreadMessages(id), count: sql`count(*)`, since: sql`min(created_at)` }),
  },
  {
    name: "introductions",
    act: "answer",
    page: "dashboardIntroductions",
    texts: { en: en.waiting.introductions, tr: tr.waiting.introductions },
    rows: ({ id }) => ({
      from: introductionsPassedTo(id),
      count: sql`count(*)`,
      since: sql`min(asked_at)`,
      deadline: FIRST_LAPSE,
    }),
  },
  {
    name: "introductionsOfHouse",
    act: "answer",
    page: "dashboardIntroductions",
    texts: { en: en.waiting.ofHouse, tr: tr.waiting.ofHouse },
    rows: () => ({
      from: introductionsForHouse,
      count: sql`count(*)`,
      since: sql`min(asked_at)`,
      deadline: FIRST_LAPSE,
    }),
    isOfHouse: true,
    isFor: isStaff,
  },
  {
    name: "reportedPeople",
    act: "look",
    page: "adminSpammers",
    query: { state: "open" },
    texts: { en: reportedEn.waiting, tr: reportedTr.waiting },
    rows: () =>
      countedRows(
        sql`account where locked_at is null and id in (select reported_id from message_report where looked_at is null)`,
      ),
    isOfHouse: true,
  },
];
