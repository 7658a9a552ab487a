import { mailKind } from "#server/mail/content.server.ts";
import { formatDate, formatDateTime } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";

interface Result {
  applyId: string;
  subject: string;
  text: string;
  /** Until when the accepted say whether they take their place; they are not asked without. */
  placeUntil?: string | undefined;
}

const placeFacts = (until: string | undefined, locale: Locale) =>
  until === undefined
    ? []
    : [
        {
          name: { en: "Confirm your place by", tr: "Yerinizi onaylamak için son an" }[locale],
          value: formatDateTime(until, locale),
        },
      ];

/** The letter with a published result, to the people of the startup. */
export const programResultMail = mailKind<Result>("programs.result", {
  en: ({ applyId, subject, text, placeUntil }) => ({
    subject,
    preview: "The result of your application is published.",
    heading: subject,
    paragraphs: text.split("\n\n"),
    facts: placeFacts(placeUntil, "en"),
    button: { label: "Open the letter", path: pathTo("programLetter", "en", { programApplyId: applyId }) },
    note: "There you can say whether the letter has helped you. The organizer sees how many it helped, not who said so.",
  }),
  tr: ({ applyId, subject, text, placeUntil }) => ({
    subject,
    preview: "Başvurunuzun sonucu yayımlandı.",
    heading: subject,
    paragraphs: text.split("\n\n"),
    facts: placeFacts(placeUntil, "tr"),
    button: { label: "Mektubu aç", path: pathTo("programLetter", "tr", { programApplyId: applyId }) },
    note: "Mektubun size yardımcı olup olmadığını orada söyleyebilirsiniz. Organizatör kaç kişiye yardımcı olduğunu görür, kimin söylediğini görmez.",
  }),
});

interface Reminder {
  applyId: string;
  startup: string;
  program: string;
  until: string;
}

/** To the people of an accepted startup that has not said whether it takes its place. */
export const placeReminderMail = mailKind<Reminder>("programs.placeReminder", {
  en: ({ applyId, startup, program, until }) => ({
    subject: `${program}: confirm your place by ${formatDate(until, "en")}`,
    preview: `${startup} is accepted and has not answered yet.`,
    heading: "Will you take your place?",
    paragraphs: [
      `${startup} is accepted to ${program}. Confirm your place, or give it up so that someone else can have it.`,
    ],
    facts: placeFacts(until, "en"),
    button: { label: "Answer", path: pathTo("programLetter", "en", { programApplyId: applyId }) },
  }),
  tr: ({ applyId, startup, program, until }) => ({
    subject: `${program}: yerinizi en geç ${formatDate(until, "tr")} günü onaylayın`,
    preview: `${startup} kabul edildi ama henüz yanıt vermedi.`,
    heading: "Yerinizi alıyor musunuz?",
    paragraphs: [
      `${startup}, ${program} programına kabul edildi. Yerinizi onaylayın ya da başkasına açılabilmesi için yerinizden vazgeçin.`,
    ],
    facts: placeFacts(until, "tr"),
    button: { label: "Yanıtla", path: pathTo("programLetter", "tr", { programApplyId: applyId }) },
  }),
});

interface PlaceAnswered {
  startup: string;
  program: string;
  programSeoUrl: string;
  isTaken: boolean;
}

/** To those who write the organizing house. */
export const placeAnsweredMail = mailKind<PlaceAnswered>("programs.placeAnswered", {
  en: ({ startup, program, programSeoUrl, isTaken }) => ({
    subject: isTaken ? `${startup} takes its place in ${program}` : `${startup} gives up its place in ${program}`,
    preview: isTaken ? "It has confirmed." : "The place is free.",
    heading: isTaken ? `${startup} has confirmed its place` : `${startup} has given up its place`,
    paragraphs: [isTaken ? `It takes part in ${program}.` : `It does not take part in ${program}: its place is free.`],
    button: { label: "See the decisions", path: pathTo("programDecisions", "en", { programSeoUrl }) },
  }),
  tr: ({ startup, program, programSeoUrl, isTaken }) => ({
    subject: isTaken
      ? `${startup}, ${program} programındaki yerini onayladı`
      : `${startup}, ${program} programındaki yerinden vazgeçti`,
    preview: isTaken ? "Katılacağını onayladı." : "Yer boşaldı.",
    heading: isTaken ? `${startup} yerini onayladı` : `${startup} yerinden vazgeçti`,
    paragraphs: [isTaken ? `${program} programına katılıyor.` : `${program} programına katılmıyor; yeri boşaldı.`],
    button: { label: "Kararları gör", path: pathTo("programDecisions", "tr", { programSeoUrl }) },
  }),
});
