import { mailKind } from "#server/mail/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { CHECK_DAYS } from "../limits.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

interface FactMailData {
  name: string;
  facts: { field: string; value: string }[];
  code: string;
}

const LABELS: Record<Locale, Record<string, string>> = {
  en: en.fields,
  tr: tr.fields,
};
const shown = ({ facts }: FactMailData, locale: Locale) =>
  facts.map(({ field, value }) => ({ name: LABELS[locale][field] ?? field, value }));

export const factMail = mailKind<FactMailData>("facts.check", {
  en: (data) => ({
    subject: `${data.name}: is this still right?`,
    preview: "A minute, without signing in.",
    heading: `Is this still right for ${data.name}?`,
    paragraphs: [
      "No one on the team has confirmed this for three months. Confirm or change it; you don’t need to sign in.",
    ],
    facts: shown(data, "en"),
    button: { label: "Confirm or change", path: pathTo("factCheck", "en", {}, { code: data.code }) },
    note: `The link works once, within ${CHECK_DAYS} days, and for this only. We ask at most once in three months.`,
  }),
  tr: (data) => ({
    subject: `${data.name}: bilgiler güncel mi?`,
    preview: "Bir dakikanızı alır, giriş yapmanız gerekmez.",
    heading: `${data.name} için bu bilgiler hâlâ doğru mu?`,
    paragraphs: ["Ekipten kimse bunları üç aydır onaylamadı. Onaylayın ya da değiştirin; giriş yapmanız gerekmez."],
    facts: shown(data, "tr"),
    button: { label: "Onayla ya da değiştir", path: pathTo("factCheck", "tr", {}, { code: data.code }) },
    note: `Bağlantı bir kez, ${CHECK_DAYS} gün içinde ve yalnızca bunun için kullanılabilir. En çok üç ayda bir sorarız.`,
  }),
});
