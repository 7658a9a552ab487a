import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

interface Left {
  entityId: string;
  entityName: string;
  /** Name and surname. */
  person: string;
}

/** To those who manage the members that somebody has left. */
export const memberLeftMail = mailKind<Left>("members.memberLeft", {
  en: ({ entityId, entityName, person }) => ({
    subject: `${person} has left ${entityName}`,
    preview: "There is nothing to answer.",
    heading: `${person} has left ${entityName}`,
    paragraphs: [
      `${person} has given up all permissions on ${entityName} and is no longer named in its team. There is nothing to answer; you can invite them again.`,
    ],
    button: { label: "See the members", path: pathTo("dashboardManagement", "en", {}, { entityId }) },
  }),
  tr: ({ entityId, entityName, person }) => ({
    subject: `${entityName} ekibinden ayrıldı: ${person}`,
    preview: "Yanıtlamanız gerekmiyor.",
    heading: `${person} ekipten ayrıldı`,
    paragraphs: [
      `${person}, ${entityName} üzerindeki tüm yetkilerini bıraktı; adı ekipte artık geçmiyor. Yanıtlamanız gerekmiyor; isterseniz yeniden davet edebilirsiniz.`,
    ],
    button: { label: "Üyeleri gör", path: pathTo("dashboardManagement", "tr", {}, { entityId }) },
  }),
});
