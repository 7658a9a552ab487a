import { mailKind } from "#server/mail/content.server.ts";
import { cut } from "#shared/cut.ts";
import { formatDateTime } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { answerText, askedOf, type QuestionKind } from "../../parts/answers.ts";

interface Sent {
  startupId: string;
  number: number;
  program: string;
  programSeoUrl: string;
  startup: string;
  timeZone: string;
  sentAt: string;
  closesAt: string | null;
  presentation: string | null;
  answers: { name: string; value: string }[];
}

/** To who has sent an application, in their language, with what was sent. */
export const applicationSentMail = mailKind<Sent>("programs.applicationSent", {
  en: ({ program, startup, number, sentAt, closesAt, timeZone, presentation, answers, programSeoUrl, startupId }) => ({
    subject: `Received: ${startup} has applied to ${program}`,
    preview: `Your application arrived on ${formatDateTime(sentAt, "en", timeZone)}.`,
    heading: "Your application has arrived",
    paragraphs: [
      `This is version ${number}, as it was sent. It never changes: jurors read exactly this.`,
      closesAt
        ? `You can withdraw it, or send a changed version, until ${formatDateTime(closesAt, "en", timeZone)}.`
        : "You can withdraw it, or send a changed version, as long as the program is open.",
    ],
    facts: [
      { name: "Program", value: program },
      { name: "Startup", value: startup },
      { name: "Arrived", value: formatDateTime(sentAt, "en", timeZone) },
      ...(presentation ? [{ name: "Presentation", value: presentation }] : []),
      ...answers,
    ],
    button: {
      label: "See the application",
      path: pathTo("applyProgram", "en", { seoUrl: programSeoUrl }, { startup: startupId }),
    },
  }),
  tr: ({ program, startup, number, sentAt, closesAt, timeZone, presentation, answers, programSeoUrl, startupId }) => ({
    subject: `Ulaştı: ${startup}, ${program} başvurusu`,
    preview: `Başvurunuz ${formatDateTime(sentAt, "tr", timeZone)} tarihinde ulaştı.`,
    heading: "Başvurunuz ulaştı",
    paragraphs: [
      `Bu, gönderdiğiniz ${number}. sürüm. Artık değişmez: jüri tam olarak bunu okur.`,
      closesAt
        ? `Başvurunuzu ${formatDateTime(closesAt, "tr", timeZone)} anına kadar geri çekebilir ya da değiştirip yeniden gönderebilirsiniz.`
        : "Program açık olduğu sürece başvurunuzu geri çekebilir ya da değiştirip yeniden gönderebilirsiniz.",
    ],
    facts: [
      { name: "Program", value: program },
      { name: "Girişim", value: startup },
      { name: "Ulaştığı an", value: formatDateTime(sentAt, "tr", timeZone) },
      ...(presentation ? [{ name: "Sunum", value: presentation }] : []),
      ...answers,
    ],
    button: {
      label: "Başvuruyu gör",
      path: pathTo("applyProgram", "tr", { seoUrl: programSeoUrl }, { startup: startupId }),
    },
  }),
});

/** Of a long answer so much stands in the mail; the page has all of it. */
const SHOWN_LENGTH = 2_000;
const NOT_ANSWERED = { en: "not answered", tr: "yanıtlanmadı" };
const FILE = { en: "a file", tr: "bir dosya" };

interface AnsweredQuestion {
  id: string;
  key: string;
  kind: QuestionKind;
  onlyIfKey: string | null;
  onlyIfValue: string | null;
  textEn: string | null;
  textTr: string | null;
  optionsEn: string[];
  optionsTr: string[];
}

/** Questions and their answers as texts. */
export const sentAnswers = (
  questions: readonly AnsweredQuestion[],
  answers: Readonly<Record<string, string | number>>,
  locale: Locale,
): Sent["answers"] =>
  askedOf(questions, ({ id }) => answers[id]).map(({ id, kind, textEn, textTr, optionsEn, optionsTr }) => {
    const value = answers[id];
    const [first, second] = locale === "tr" ? [optionsTr, optionsEn] : [optionsEn, optionsTr];
    const options = first.length > 0 ? first : second;
    const said = () => {
      if (value === undefined) return NOT_ANSWERED[locale];
      if (kind === "file") return FILE[locale];
      const text = answerText({ kind, options }, value, locale);
      return text.length > SHOWN_LENGTH ? `${cut(text, SHOWN_LENGTH)} …` : text;
    };
    return { name: (locale === "tr" ? (textTr ?? textEn) : (textEn ?? textTr)) ?? "", value: said() };
  });
