import { mailKind } from "#server/mail/content.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import juryEn from "../messages.en.ts";
import juryTr from "../messages.tr.ts";

interface Invited {
  program: { en: string; tr: string };
  organizer: string;
  expiresAt: Date;
  code: string;
  /** A blind phase is to come or runs. */
  hidesNames: boolean;
  timeZone: string;
  phases: readonly { en: string; tr: string; startsAt: Date; finishesAt: Date }[];
}

/** When there is something to review. */
const phaseFacts = ({ phases, timeZone }: Pick<Invited, "phases" | "timeZone">, locale: Locale) =>
  phases.map((phase) => ({
    name: phase[locale],
    value: `${formatDate(phase.startsAt, locale, timeZone)} – ${formatDate(phase.finishesAt, locale, timeZone)}`,
  }));

const path = (locale: Locale, code: string) => pathTo("juryInvitation", locale, {}, { code });

export const juryMail = mailKind<Invited>("programs.juryInvitation", {
  en: ({ program, organizer, expiresAt, code, hidesNames, ...dates }) => ({
    subject: `${organizer} invites you to the jury of ${program.en}`,
    preview: `Review applications to ${program.en}.`,
    heading: `You are invited to the jury of ${program.en}`,
    paragraphs: [
      `${organizer} would like you to review applications to ${program.en}. You can accept or decline; declining needs no account.`,
      "If you know one of the teams, you say so with one click, and someone else reviews it.",
      ...(hidesNames ? [juryEn.invitation.hidesNames.replace("{organizer}", organizer)] : []),
    ],
    facts: phaseFacts(dates, "en"),
    button: { label: "Answer the invitation", path: path("en", code) },
    note: `Answer by ${formatDate(expiresAt, "en")}. The link is for you alone. If you do not know the sender, ignore this email: nothing will happen.`,
  }),
  tr: ({ program, organizer, expiresAt, code, hidesNames, ...dates }) => ({
    subject: `${program.tr} jüri daveti: ${organizer}`,
    preview: `${program.tr} başvurularını değerlendirin.`,
    heading: `${program.tr} jürisine davetlisiniz`,
    paragraphs: [
      `${organizer}, ${program.tr} başvurularını değerlendirmenizi rica ediyor. Kabul edebilir ya da reddedebilirsiniz; reddetmek için hesap gerekmez.`,
      "Ekiplerden birini tanıyorsanız bunu tek tıkla belirtirsiniz; o başvuruyu başkası değerlendirir.",
      ...(hidesNames ? [juryTr.invitation.hidesNames.replace("{organizer}", organizer)] : []),
    ],
    facts: phaseFacts(dates, "tr"),
    button: { label: "Daveti yanıtla", path: path("tr", code) },
    note: `Son yanıt tarihi: ${formatDate(expiresAt, "tr")}. Bağlantı yalnızca size özeldir. Göndereni tanımıyorsanız bu e‑postayı dikkate almayın; hiçbir şey olmaz.`,
  }),
});
