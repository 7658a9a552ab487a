import type { Locale } from "#shared/locale.ts";
import type auditWords from "./features/operations/audit-words/messages.en.ts";
import type mailKinds from "./features/operations/mail-names/messages.en.ts";
import type jobNames from "./features/operations/work-names/messages.en.ts";
import type { Texts } from "./texts.server.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Texts;
  }
}

declare module "#shared/named-codes.ts" {
  interface NamedCodes {
    auditAction: typeof auditWords.action;
    auditEntity: typeof auditWords.entity;
    mail: typeof mailKinds;
    job: typeof jobNames;
  }
}
