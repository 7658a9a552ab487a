import { sql } from "drizzle-orm";
import { countedRows, type WaitingKind } from "#server/waiting.server.ts";
import errorsEn from "../error-log/messages.en.ts";
import errorsTr from "../error-log/messages.tr.ts";
import mailsEn from "../mails/messages.en.ts";
import mailsTr from "../mails/messages.tr.ts";
import workEn from "../work/messages.en.ts";
import workTr from "../work/messages.tr.ts";

export const operationsWaiting: readonly WaitingKind[] = [
  {
    name: "failedMails",
    act: "look",
    page: "adminMails",
    query: { state: "failed" },
    texts: { en: mailsEn.waiting, tr: mailsTr.waiting },
    rows: () => countedRows(sql`background_job where failed_at is not null and name = 'mail.send'`),
    isOfHouse: true,
  },
  {
    name: "failedWork",
    act: "look",
    page: "adminWork",
    query: { state: "failed" },
    texts: { en: workEn.waiting, tr: workTr.waiting },
    rows: () => countedRows(sql`background_job where failed_at is not null and name <> 'mail.send'`),
    isOfHouse: true,
  },
  {
    name: "errors",
    act: "look",
    page: "adminErrors",
    query: { state: "open" },
    texts: { en: errorsEn.waiting, tr: errorsTr.waiting },
    rows: () => countedRows(sql`error_log where (resolved_at is not null) = false`),
    isOfHouse: true,
  },
];
