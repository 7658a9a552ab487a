import type { AuditNames } from "#server/audited.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { TextGroups } from "../.react-router/texts.ts";
import type audit from "./features/operations/audit/messages.en.ts";
import type auditWords from "./features/operations/audit-words/messages.en.ts";
import type mailKinds from "./features/operations/mail-names/messages.en.ts";
import type jobNames from "./features/operations/work-names/messages.en.ts";
import type editPage from "./ui/edit-page/messages.en.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    /** The groups of all message files by name, and one that is put together of the names of all forms and tables. */
    Messages: TextGroups & { auditNames: AuditNames };
  }
}

declare module "#shared/named-codes.ts" {
  interface NamedCodes {
    auditAction: typeof auditWords.action;
    auditEntity: typeof auditWords.entity;
    auditField: typeof audit.fields & typeof editPage.fields;
    mail: typeof mailKinds;
    job: typeof jobNames;
  }
}
