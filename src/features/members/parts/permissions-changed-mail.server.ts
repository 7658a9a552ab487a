import { mailKind } from "#server/mail/content.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE_TEXTS } from "#shared/scope-texts.ts";

interface Changed {
  entityId: string;
  entityName: string;
  /** Name and surname of who changed them. */
  changedBy: string;
  /** Empty: they are a member no longer. */
  scopes: number[];
  expiresAt: Date | null;
}

const names = (scopes: readonly number[], locale: Locale) =>
  scopes.map((scope) => SCOPE_TEXTS[scope]![locale].name).join(", ");
const button = (label: string, locale: Locale, { entityId, scopes }: Changed) =>
  scopes.length > 0 && { button: { label, path: pathTo("dashboardManagement", locale, {}, { entityId }) } };

/** To a member whose permissions somebody else has changed or taken. */
export const permissionsChangedMail = mailKind<Changed>("members.permissionsChanged", {
  en: (changed) => ({
    subject: `${changed.entityName}: ${changed.scopes.length > 0 ? "your permissions have changed" : "you are no longer a member"}`,
    preview: `Changed by ${changed.changedBy}.`,
    heading: changed.scopes.length > 0 ? "Your permissions have changed" : "You are no longer a member",
    paragraphs: [
      changed.scopes.length > 0
        ? `${changed.changedBy} has changed your permissions on ${changed.entityName}.`
        : `${changed.changedBy} has removed you from the members of ${changed.entityName}. Your account stays as it is.`,
    ],
    facts: [
      ...(changed.scopes.length > 0 ? [{ name: "Permissions", value: names(changed.scopes, "en") }] : []),
      ...(changed.expiresAt ? [{ name: "Until", value: formatDate(changed.expiresAt, "en") }] : []),
    ],
    ...button("See your permissions", "en", changed),
  }),
  tr: (changed) => ({
    subject: `${changed.entityName}: ${changed.scopes.length > 0 ? "yetkileriniz değişti" : "artık üye değilsiniz"}`,
    preview: `Değiştiren: ${changed.changedBy}.`,
    heading: changed.scopes.length > 0 ? "Yetkileriniz değişti" : "Artık üye değilsiniz",
    paragraphs: [
      changed.scopes.length > 0
        ? `${changed.changedBy}, ${changed.entityName} üzerindeki yetkilerinizi değiştirdi.`
        : `${changed.changedBy} sizi ${changed.entityName} üyeleri arasından çıkardı. Hesabınız olduğu gibi duruyor.`,
    ],
    facts: [
      ...(changed.scopes.length > 0 ? [{ name: "Yetkileriniz", value: names(changed.scopes, "tr") }] : []),
      ...(changed.expiresAt ? [{ name: "Bitiş", value: formatDate(changed.expiresAt, "tr") }] : []),
    ],
    ...button("Yetkilerinizi görün", "tr", changed),
  }),
});
