import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";

interface Result {
  applyId: string;
  subject: string;
  text: string;
}

/** The letter with a published result, to the people of the startup. */
export const programResultMail = mailKind<Result>("programs.result", {
  en: ({ applyId, subject, text }) => ({
    subject,
    preview: "The result of your application is published.",
    heading: subject,
    paragraphs: text.split("\n\n"),
    button: { label: "Open the letter", path: pathTo("programLetter", "en", { programApplyId: applyId }) },
    note: "There you can say whether the letter has helped you. The organizer sees how many it helped, not who said so.",
  }),
  tr: ({ applyId, subject, text }) => ({
    subject,
    preview: "Başvurunuzun sonucu yayımlandı.",
    heading: subject,
    paragraphs: text.split("\n\n"),
    button: { label: "Mektubu aç", path: pathTo("programLetter", "tr", { programApplyId: applyId }) },
    note: "Mektubun size yardımcı olup olmadığını orada söyleyebilirsiniz. Organizatör kaç kişiye yardımcı olduğunu görür, kimin söylediğini görmez.",
  }),
});
