import { namesFrom } from "#server/audited.server.ts";
import { type Feature, inBothLanguages } from "#server/feature.server.ts";
import { operationsApi, operationsBulk } from "./api.server.ts";
import auditEn from "./audit/messages.en.ts";
import auditTr from "./audit/messages.tr.ts";
import { auditTable } from "./audit/queries.server.ts";
import errorsEn from "./error-log/messages.en.ts";
import errorsTr from "./error-log/messages.tr.ts";
import { errorLogTable } from "./error-log/queries.server.ts";
import mailsEn from "./mails/messages.en.ts";
import mailsTr from "./mails/messages.tr.ts";
import { sentMailTable } from "./mails/queries.server.ts";
import workEn from "./work/messages.en.ts";
import workTr from "./work/messages.tr.ts";
import { workTable } from "./work/queries.server.ts";

export const operationsFeature = {
  api: [operationsApi],
  tables: [auditTable, errorLogTable, sentMailTable, workTable],
  bulk: operationsBulk,
  audited: [
    { of: "any", names: namesFrom(auditEn, auditTr, ({ fields }) => ({ fields })) },
    // What an entry is about may stand in another one as an id.
    {
      of: "any",
      names: namesFrom(auditEn, auditTr, ({ values: { entity } }) => ({
        fields: {
          accountId: entity.account,
          organizationId: entity.organization,
          networkId: entity.organization,
          programId: entity.program,
          startupId: entity.startup,
          applicationId: entity.programApplication,
        },
      })),
    },
  ],
  texts: {
    auditLog: inBothLanguages(auditEn, auditTr),
    backgroundWork: inBothLanguages(workEn, workTr),
    errorLog: inBothLanguages(errorsEn, errorsTr),
    sentMails: inBothLanguages(mailsEn, mailsTr),
  },
  pageTexts: {
    adminAudit: ["admin", "auditLog", "auditNames", "dataTable"],
    adminErrors: ["admin", "errorLog", "dataTable"],
    adminMails: ["admin", "sentMails", "dataTable"],
    adminWork: ["admin", "backgroundWork", "dataTable"],
  },
} as const satisfies Feature;
