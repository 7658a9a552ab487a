import { namesFrom } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { operationsApi, operationsBulk } from "./api.server.ts";
import auditEn from "./audit/messages.en.ts";
import auditTr from "./audit/messages.tr.ts";
import { auditTable } from "./audit/queries.server.ts";
import { errorLogTable } from "./error-log/queries.server.ts";
import { sentMailTable } from "./mails/queries.server.ts";
import { operationsWaiting } from "./parts/waiting.server.ts";
import { workTable } from "./work/queries.server.ts";

export const operationsFeature = {
  adminMenu: [
    { page: "adminErrors", group: "operations", order: 10, label: (textsOf) => textsOf("operationsErrorLog").title },
    { page: "adminMails", group: "operations", order: 20, label: (textsOf) => textsOf("operationsMails").title },
    { page: "adminWork", group: "operations", order: 30, label: (textsOf) => textsOf("operationsWork").title },
    { page: "adminAudit", group: "operations", order: 40, label: (textsOf) => textsOf("operationsAudit").title },
  ],
  waiting: operationsWaiting,
  api: [operationsApi],
  tables: [auditTable, errorLogTable, sentMailTable, workTable],
  bulk: operationsBulk,
  audited: [
    { of: "any", names: namesFrom(auditEn, auditTr, ({ fields }) => ({ fields })) },
    // The subject of an entry may stand in another one as an id.
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
} as const satisfies Feature;
