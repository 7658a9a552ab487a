import { mailKind } from "#server/mail/content.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { SCOPE_TEXTS } from "#shared/scope-texts.ts";
import { siteName } from "#shared/site-name.ts";

interface Invited {
  entityName: string;
  sender: string;
  scopes: number[];
  accessExpiresAt: Date | null;
  expiresAt: Date;
  code: string;
}

/**
 * The page that leads each reader to the answer, signed in or not, with an account or without (`invitation.resource.ts`).
 */
const path = (code: string, locale: Locale) => `${RESOURCE_PATHS.invitation}?${new URLSearchParams({ code, locale })}`;
const names = (scopes: number[], locale: Locale) => scopes.map((scope) => SCOPE_TEXTS[scope]![locale].name).join(", ");

export const invitationMail = mailKind<Invited>("invitations.invited", {
  en: ({ entityName, sender, scopes, accessExpiresAt, expiresAt, code }) => ({
    subject: `${sender} invites you to ${entityName}`,
    preview: `Join ${entityName} on ${siteName()}.`,
    heading: `You are invited to ${entityName}`,
    paragraphs: [`${sender} would like you to work on ${entityName} together. You decide whether to accept.`],
    facts: [
      { name: "Permissions", value: names(scopes, "en") },
      ...(accessExpiresAt ? [{ name: "Until", value: formatDate(accessExpiresAt, "en") }] : []),
    ],
    button: { label: "See the invitation", path: path(code, "en") },
    note: `Answer by ${formatDate(expiresAt, "en")}, with the address this email was sent to. If you do not know the sender, ignore this email: nothing will happen.`,
  }),
  tr: ({ entityName, sender, scopes, accessExpiresAt, expiresAt, code }) => ({
    subject: `${entityName} için davet: ${sender}`,
    preview: `${siteName()} üzerinde ${entityName} ekibine katılın.`,
    heading: `${entityName} sizi bekliyor`,
    paragraphs: [`${sender} sizi ${entityName} için birlikte çalışmaya davet ediyor. Kabul edip etmemek size kalmış.`],
    facts: [
      { name: "Yetkileriniz", value: names(scopes, "tr") },
      ...(accessExpiresAt ? [{ name: "Bitiş", value: formatDate(accessExpiresAt, "tr") }] : []),
    ],
    button: { label: "Daveti gör", path: path(code, "tr") },
    note: `Son yanıt tarihi: ${formatDate(expiresAt, "tr")}. Daveti yalnızca bu e‑postanın geldiği adresle yanıtlayabilirsiniz. Göndereni tanımıyorsanız bu e‑postayı dikkate almayın; hiçbir şey olmaz.`,
  }),
});
