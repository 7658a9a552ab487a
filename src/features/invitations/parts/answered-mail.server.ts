import { mailKind } from "#server/mail/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { SCOPE_TEXTS } from "#shared/scope-texts.ts";

interface Answered {
  entityId: string;
  entityName: string;
  /** The name of whoever was invited. */
  person: string;
  answer: "accepted" | "declined";
  scopes: number[];
}

const path = (entityId: string, locale: Locale) => pathTo("dashboardInvites", locale, {}, { entityId });
const names = (scopes: number[], locale: Locale) => scopes.map((scope) => SCOPE_TEXTS[scope]![locale].name).join(", ");

/** Tells whoever has invited a person what they have answered. */
export const invitationAnsweredMail = mailKind<Answered>("invitations.answered", {
  en: ({ entityId, entityName, person, answer, scopes }) => ({
    subject: `${person} has ${answer} your invitation to ${entityName}`,
    preview: answer === "accepted" ? `They can work on ${entityName} now.` : "They have received no permissions.",
    heading: answer === "accepted" ? "Your invitation was accepted" : "Your invitation was declined",
    paragraphs: [
      answer === "accepted"
        ? `${person} has accepted your invitation and can work on ${entityName} now.`
        : `${person} has declined your invitation to ${entityName}. They have received no permissions.`,
    ],
    facts: [{ name: answer === "accepted" ? "Permissions" : "Offered permissions", value: names(scopes, "en") }],
    button: { label: "See the invitations", path: path(entityId, "en") },
  }),
  tr: ({ entityId, entityName, person, answer, scopes }) => ({
    subject: `Davetiniz ${answer === "accepted" ? "kabul edildi" : "reddedildi"}: ${person}, ${entityName}`,
    preview: answer === "accepted" ? "Davet ettiğiniz kişi artık sizinle çalışabilir." : "Kendisine yetki verilmedi.",
    heading: answer === "accepted" ? "Davetiniz kabul edildi" : "Davetiniz reddedildi",
    paragraphs: [
      answer === "accepted"
        ? `${person} davetinizi kabul etti. Artık sizinle çalışabilir: ${entityName}.`
        : `${person} davetinizi reddetti: ${entityName}. Kendisine yetki verilmedi.`,
    ],
    facts: [{ name: answer === "accepted" ? "Yetkileri" : "Önerilen yetkiler", value: names(scopes, "tr") }],
    button: { label: "Davetleri gör", path: path(entityId, "tr") },
  }),
});
