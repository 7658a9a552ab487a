import { cut } from "#shared/cut.ts";
import { foldedWords } from "#shared/fold.ts";
import type { Locale } from "#shared/locale.ts";

export interface LetterContent {
  result: "approved" | "declined";
  /** Accepted in a place that had become free, after a letter that declined. */
  isMovedUp?: boolean;
  startup: string;
  program: string;
  organizer: string;
  /** The jurors' remarks on each category: reasons of the catalogue and sentences of their own. */
  said: readonly { category: string; reasons: readonly string[]; sentences: readonly string[] }[];
  /** Remarks of jurors to the applicant. */
  remarks: readonly string[];
  /** The organization's reason. */
  reason: string | null;
}

/** Until when, with the zone, the accepted say whether they take their place, and what follows. */
export const PLACE_TEXTS: Record<Locale, (until: string) => string> = {
  en: (until) =>
    `Confirm by ${until}, at the address of this letter, that you will take your place. If you do not answer by then, the place may go to another team.`,
  tr: (until) =>
    `Yerinizi alacağınızı en geç ${until} saatine kadar bu mektubun adresinde onaylayın. O zamana kadar yanıt vermezseniz yeriniz başka bir ekibe verilebilir.`,
};

const TEXTS = {
  en: {
    subject: { approved: "Accepted: {program}", declined: "Your application to {program}" },
    greeting: "Dear team of {startup},",
    first: {
      approved:
        "Congratulations: your application to {program} has been accepted. We will write to you soon about what comes next.",
      movedUp:
        "We have good news: a place in {program} has become free, and it is yours. Your application, which we could not accept at first, is accepted. We will write to you soon about what comes next.",
      declined:
        "Thank you for the work you put into your application to {program}. We have not accepted it this time. You should know why.",
    },
    said: { approved: "This is what the jury wrote to you:", declined: "This is what the jury saw:" },
    remarks: "Remarks of the jury to you:",
    last: {
      approved: "We look forward to working with you.",
      declined: "If the points above change, please apply again. We will be glad to read your application.",
    },
  },
  tr: {
    subject: { approved: "Kabul edildiniz: {program}", declined: "Başvurunuz: {program}" },
    greeting: "Merhaba {startup} ekibi,",
    first: {
      approved: "Tebrikler: {program} başvurunuz kabul edildi. Bundan sonraki adımları yakında yazacağız.",
      movedUp:
        "Size güzel bir haberimiz var: {program} programında bir yer boşaldı ve o yer sizin. İlk kararda kabul edemediğimiz başvurunuz kabul edildi. Bundan sonraki adımları yakında yazacağız.",
      declined:
        "{program} başvurunuza verdiğiniz emek için teşekkür ederiz. Başvurunuz bu kez kabul edilmedi. Nedenini bilmek hakkınız.",
    },
    said: { approved: "Jüri size şunları yazdı:", declined: "Jüri şunları gördü:" },
    remarks: "Jürinin size notları:",
    last: {
      approved: "Sizinle çalışmayı dört gözle bekliyoruz.",
      declined: "Olumsuz bulunan noktalar değişirse yeniden başvurun. Başvurunuzu okumaktan mutluluk duyarız.",
    },
  },
};

/** The letter of a result, in the language of the founders: made of what the jury said. Paragraphs are parted by an empty line. */
export function written(content: LetterContent, locale: Locale): { subject: string; text: string } {
  const texts = TEXTS[locale];
  const { result, startup, program, organizer, said, remarks, reason } = content;
  const fill = (text: string) => text.replace("{program}", () => program).replace("{startup}", () => startup);
  const once = onceOnly();
  // The organization's reason stands in full at the end, and first of all says what need not be said again.
  const ownReason = once(reason ? [reason] : []);
  const points = said.flatMap(({ category, reasons, sentences }) => {
    const items = once([...reasons, ...sentences]);
    return items.length > 0 ? [listOf(category, items)] : [];
  });
  const notes = once(remarks);
  const paragraphs = [
    fill(texts.greeting),
    fill(texts.first[content.isMovedUp ? "movedUp" : result]),
    ...(points.length > 0 ? [texts.said[result], ...points] : []),
    ...(notes.length > 0 ? [listOf(texts.remarks, notes)] : []),
    ...ownReason,
    texts.last[result],
    organizer,
  ];
  return { subject: cut(fill(texts.subject[result]), 300), text: paragraphs.join("\n\n") };
}

const listOf = (title: string, items: readonly string[]): string =>
  [title, ...items.map((item) => `– ${item}`)].join("\n");

/** Leaves out what says nothing, and what an earlier text of the letter has said in the same words. */
function onceOnly(): (texts: readonly string[]) => string[] {
  const seen = new Set<string>();
  return (texts) =>
    texts.filter((text) => {
      const words = foldedWords(text).join(" ");
      if (words === "" || seen.has(words)) return false;
      seen.add(words);
      return true;
    });
}
