import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

interface Decided {
  name: string;
  /** The person whose messages were reported. */
  reported: string;
  isLocked: boolean;
}

/** To whoever reported a message. */
export const reportDecidedMail = mailKind<Decided>("messages.reportDecided", {
  en: ({ name, reported, isLocked }) => ({
    subject: "Your report has been reviewed",
    preview: isLocked ? "The account was closed" : "We have read the conversation",
    heading: "Your report has been reviewed",
    paragraphs: [
      `Hello ${name}, thank you for reporting what ${reported} wrote to you.`,
      isLocked
        ? "We have locked the account: it can no longer send messages to anyone."
        : "We have read the messages around it and leave the account open for now. If you do not want to hear from this person, block them in the conversation. Report it again if it continues.",
    ],
    button: { label: "Open your messages", path: pathTo("dashboardMessages", "en") },
  }),
  tr: ({ name, reported, isLocked }) => ({
    subject: "Bildiriminiz incelendi",
    preview: isLocked ? "Hesap kapatıldı" : "Yazışmayı okuduk",
    heading: "Bildiriminiz incelendi",
    paragraphs: [
      `Merhaba ${name}, size gelen bir mesajı bildirdiğiniz için teşekkür ederiz. Bildirilen kişi: ${reported}.`,
      isLocked
        ? "Hesabı kilitledik: bu hesaptan artık kimseye mesaj gelmez."
        : "Bildirilen mesajı öncesi ve sonrasıyla okuduk; hesap şimdilik açık kalıyor. Bu kişiden mesaj almak istemiyorsanız yazışmadan engelleyebilirsiniz. Devam ederse yeniden bildirin.",
    ],
    button: { label: "Mesajlarınızı açın", path: pathTo("dashboardMessages", "tr") },
  }),
});
