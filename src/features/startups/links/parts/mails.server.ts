import { mailKind } from "#server/mail/content.server.ts";
import { formatDate, formatMoney, formatPercent } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";

/** The round that a mail is about: what its investors sign. */
export interface MailedRound {
  stage: Record<Locale, string> | null;
  announcedDate: string | null;
  amount: number | null;
  /** The code. */
  currency: string | null;
  preValuation: number | null;
  preValuationCurrency: string | null;
  /** In percent. */
  shareRatio: number | null;
}

const ROUND_TEXTS = {
  en: {
    stage: "Round",
    date: "Announced on",
    amount: "Amount of the whole round",
    valuation: "Valuation before the round",
    share: "Share given in the round",
  },
  tr: {
    stage: "Tur",
    date: "Duyuru tarihi",
    amount: "Turun toplam tutarı",
    valuation: "Tur öncesi değerleme",
    share: "Turda verilen pay",
  },
};

export function roundFacts(round: MailedRound | null | undefined, locale: Locale) {
  if (!round) return undefined;
  const { stage, announcedDate, shareRatio } = round;
  const names = ROUND_TEXTS[locale];
  const moneyOf = (amount: number | null, currency: string | null) =>
    amount !== null && currency ? formatMoney(amount, currency, locale, true) : null;
  const facts = [
    { name: names.stage, value: stage?.[locale] },
    { name: names.date, value: announcedDate && formatDate(announcedDate, locale) },
    { name: names.amount, value: moneyOf(round.amount, round.currency) },
    { name: names.valuation, value: moneyOf(round.preValuation, round.preValuationCurrency) },
    { name: names.share, value: shareRatio === null ? null : formatPercent(shareRatio / 100, locale) },
  ];
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

interface Said {
  startup: string;
  /** Null: it is hosted or accelerated. */
  round: MailedRound | null;
  /** Named as the lead of the round. */
  isLead: boolean;
  /** Of which it says so; null: of the person who gets the mail. */
  organization: { id: string; name: string } | null;
}

const answerPath = ({ organization }: Said, locale: Locale): string =>
  organization
    ? pathTo("profileTechCenterPortfolio", locale, { investorId: organization.id })
    : pathTo("profileInvestments", locale);

/** What the startup says, as a question and as a statement. */
const SAID_TEXTS = {
  en: {
    invested: (startup: string, investor: string | undefined, isLead: boolean) => ({
      subject: `${startup} names ${investor ?? "you"} as ${isLead ? "the lead investor" : "an investor"}`,
      heading: `Did ${investor ?? "you"} invest in ${startup}?`,
      statement: `${startup} says that ${investor ?? "you"} ${isLead ? "led" : "took part in"} this round.`,
    }),
    hosted: (startup: string, host: string) => ({
      subject: `${startup} says ${host} hosts or accelerates it`,
      heading: `Does ${host} host or accelerate ${startup}?`,
      statement: `${startup} says that ${host} hosts or accelerates it, or has done so.`,
    }),
  },
  tr: {
    invested: (startup: string, investor: string | undefined, isLead: boolean) => ({
      subject: `${startup}, ${investor ? `${investor} adını` : "sizi"} ${isLead ? "lider yatırımcı" : "yatırımcı"} olarak bildirdi`,
      heading: investor
        ? `${investor}, ${startup} girişimine yatırım yaptı mı?`
        : `${startup} girişimine yatırım yaptınız mı?`,
      statement: `${startup}, aşağıdaki yatırım turuna ${isLead ? "lider yatırımcı olarak " : ""}${investor ? `${investor} kurumunun da katıldığını` : "katıldığınızı"} bildiriyor.`,
    }),
    hosted: (startup: string, host: string) => ({
      subject: `${startup}, ${host} tarafından desteklendiğini bildirdi`,
      heading: `${host}, ${startup} girişimini destekliyor mu?`,
      statement: `${startup}, ${host} tarafından desteklendiğini ya da geçmişte desteklendiğini bildiriyor.`,
    }),
  },
};

function saidTexts({ startup, round, isLead, organization }: Said, locale: Locale) {
  const { invested, hosted } = SAID_TEXTS[locale];
  return round || !organization ? invested(startup, organization?.name, isLead) : hosted(startup, organization.name);
}

/** To the other side of a link. */
export const linkSaidMail = mailKind<Said>("startups.linkSaid", {
  en: (said) => ({
    subject: saidTexts(said, "en").subject,
    preview: "Confirm it, or say that it is not true.",
    heading: saidTexts(said, "en").heading,
    paragraphs: [
      `${saidTexts(said, "en").statement} Its page marks this as said by the startup alone. Confirm it, or refuse it with a reason: then ${said.organization?.name ?? "your name"} is no longer named there.`,
    ],
    facts: roundFacts(said.round, "en"),
    button: { label: "See and answer", path: answerPath(said, "en") },
  }),
  tr: (said) => ({
    subject: saidTexts(said, "tr").subject,
    preview: "Onaylayın ya da doğru olmadığını bildirin.",
    heading: saidTexts(said, "tr").heading,
    paragraphs: [
      `${saidTexts(said, "tr").statement} Bu, sayfasında “girişimin beyanı” olarak görünüyor. Onaylayın ya da gerekçesini yazarak reddedin; reddederseniz ${said.organization ? "kurumunuzun adı" : "adınız"} orada artık geçmez.`,
    ],
    facts: roundFacts(said.round, "tr"),
    button: { label: "Gör ve yanıtla", path: answerPath(said, "tr") },
  }),
});

interface Answered {
  other: string;
  startup: string;
  seoUrl: string;
  section: string;
  /** Null: it is about hosting. Mails of an older build have none. */
  round?: MailedRound | null;
  /** Null: it is confirmed. */
  refusal: string | null;
}

/** What was refused, where no round below says it. */
const statedHosting = ({ other, startup, section }: Pick<Answered, "other" | "startup" | "section">, locale: Locale) =>
  section === "investment" ? [] : [SAID_TEXTS[locale].hosted(startup, other).statement];

/** To the team of the startup. */
export const linkAnsweredMail = mailKind<Answered>("startups.linkAnswered", {
  en: ({ other, startup, seoUrl, section, round, refusal }) => ({
    subject: refusal === null ? `${other} confirmed what ${startup} says` : `${other} refused what ${startup} says`,
    preview: refusal ?? "It now counts as confirmed by both sides.",
    heading: refusal === null ? `${other} confirmed it` : `${other} refused it`,
    paragraphs:
      refusal === null
        ? [`What ${startup} says about ${other} now counts as confirmed by both sides.`]
        : [
            ...statedHosting({ other, startup, section }, "en"),
            `They wrote: ${refusal}`,
            "Your page no longer names them. Correct the entry, and they are asked again.",
          ],
    facts: roundFacts(round, "en"),
    button: { label: "See your entry", path: pathTo("profileEditStartup", "en", { seoUrl }, { section }) },
  }),
  tr: ({ other, startup, seoUrl, section, round, refusal }) => ({
    subject:
      refusal === null
        ? `${other}, ${startup} girişiminin beyanını onayladı`
        : `${other}, ${startup} girişiminin beyanını reddetti`,
    preview: refusal ?? "Artık iki tarafça onaylı.",
    heading: refusal === null ? `${other} onayladı` : `${other} reddetti`,
    paragraphs:
      refusal === null
        ? [`${startup} girişiminin ${other} hakkındaki beyanı artık iki tarafça onaylı.`]
        : [
            ...statedHosting({ other, startup, section }, "tr"),
            `Gerekçesi: ${refusal}`,
            "Sayfanızda adı artık geçmiyor. Düzeltirseniz kendilerine yeniden sorulur.",
          ],
    facts: roundFacts(round, "tr"),
    button: { label: "Girişiminizi görün", path: pathTo("profileEditStartup", "tr", { seoUrl }, { section }) },
  }),
});

interface HostingSaid {
  organization: string;
  startup: string;
  seoUrl: string;
  kind: "incubationCenter" | "accelerationProgram";
}

const hostingPath = ({ seoUrl, kind }: HostingSaid, locale: Locale): string =>
  pathTo("profileEditStartup", locale, { seoUrl }, { section: SECTION_OF[kind] });
export const SECTION_OF = { incubationCenter: "incubationcenter", accelerationProgram: "AccelerationProgram" } as const;

/** To the team of a startup that an organization says it hosts. */
export const hostingSaidMail = mailKind<HostingSaid>("startups.hostingSaid", {
  en: (said) => ({
    subject: `${said.organization} says it hosts ${said.startup}`,
    preview: "Confirm it, or say that it is not true.",
    heading: `Does ${said.organization} host or accelerate ${said.startup}?`,
    paragraphs: ["Your page shows it as said by the organization. Confirm it, or refuse it with a reason."],
    button: { label: "See and answer", path: hostingPath(said, "en") },
  }),
  tr: (said) => ({
    subject: `${said.organization}, ${said.startup} girişimini desteklediğini bildirdi`,
    preview: "Onaylayın ya da doğru olmadığını bildirin.",
    heading: `${said.organization} ${said.startup} girişimini destekliyor mu?`,
    paragraphs: ["Sayfanızda kurumun beyanı olarak görünüyor. Onaylayın ya da gerekçesini yazarak reddedin."],
    button: { label: "Gör ve yanıtla", path: hostingPath(said, "tr") },
  }),
});

interface HostingRemoved extends HostingSaid {
  /** Who no longer says so. */
  by: "startup" | "organization";
  /** Of the organization. */
  investorId: string;
}

const removedPath = (said: HostingRemoved, locale: Locale): string =>
  said.by === "startup"
    ? pathTo("profileTechCenterPortfolio", locale, { investorId: said.investorId })
    : hostingPath(said, locale);

/** To the other side of a stay that was said or confirmed, and is removed. */
export const hostingRemovedMail = mailKind<HostingRemoved>("startups.hostingRemoved", {
  en: (said) => ({
    subject: `${said[said.by]} no longer says that ${said.organization} hosts ${said.startup}`,
    preview: "Neither page shows it any more. There is nothing to answer.",
    heading: `${said.organization} and ${said.startup} are no longer linked`,
    paragraphs: [
      `${said[said.by]} removed the entry that ${said.organization} hosts or accelerates ${said.startup}. Neither page shows it any more. There is nothing to answer; if that is wrong, add it again.`,
    ],
    button: { label: "See your entries", path: removedPath(said, "en") },
  }),
  tr: (said) => ({
    subject: `${said[said.by]}, ${said.by === "startup" ? said.organization : said.startup} ile bağlantısını kaldırdı`,
    preview: "Artık iki sayfada da görünmüyor. Yanıtlamanız gerekmiyor.",
    heading: `${said.startup} ile ${said.organization} bağlantısı kaldırıldı`,
    paragraphs: [
      `${said[said.by]}, ${said.startup} girişiminin ${said.organization} tarafından desteklendiğini gösteren kaydı kaldırdı. Artık iki sayfada da görünmüyor. Yanıtlamanız gerekmiyor; doğru değilse yeniden bildirebilirsiniz.`,
    ],
    button: { label: "Kayıtlarınızı görün", path: removedPath(said, "tr") },
  }),
});

interface HostingEnded extends HostingSaid {
  /** The last day; null: it goes on. */
  endDate: string | null;
}

/** To the team of a startup whose stay an organization has ended, or lets go on. */
export const hostingEndedMail = mailKind<HostingEnded>("startups.hostingEnded", {
  en: (said) => ({
    subject: said.endDate
      ? `${said.organization}: your time there ended on ${formatDate(said.endDate, "en")}`
      : `${said.organization}: your time there continues`,
    preview: "Both pages show it from now on.",
    heading: said.endDate
      ? `${said.organization} says your time there ended on ${formatDate(said.endDate, "en")}`
      : `${said.organization} says your time there continues`,
    paragraphs: [`Both pages show it from now on. If that is wrong, correct it in the form of ${said.startup}.`],
    button: { label: "See your entry", path: hostingPath(said, "en") },
  }),
  tr: (said) => ({
    subject: said.endDate
      ? `${said.organization}: oradaki süreniz ${formatDate(said.endDate, "tr")} tarihinde bitti`
      : `${said.organization}: oradaki süreniz devam ediyor`,
    preview: "Artık iki sayfada da böyle görünüyor.",
    heading: said.endDate
      ? `${said.organization}, oradaki sürenizin ${formatDate(said.endDate, "tr")} tarihinde bittiğini bildirdi`
      : `${said.organization}, oradaki sürenizin devam ettiğini bildirdi`,
    paragraphs: [`Artık iki sayfada da böyle görünüyor. Doğru değilse ${said.startup} girişiminin formundan düzeltin.`],
    button: { label: "Girişiminizi görün", path: hostingPath(said, "tr") },
  }),
});

interface HostingAnswered {
  organization: string;
  startup: string;
  investorId: string;
  /** Null: it is confirmed. */
  refusal: string | null;
}

/** To those who write the organization. */
export const hostingAnsweredMail = mailKind<HostingAnswered>("startups.hostingAnswered", {
  en: ({ organization, startup, investorId, refusal }) => ({
    subject: refusal === null ? `${startup} confirmed what you say` : `${startup} refused what you say`,
    preview: refusal ?? "It now counts as confirmed by both sides.",
    heading: refusal === null ? `${startup} confirmed it` : `${startup} refused it`,
    paragraphs:
      refusal === null
        ? [`${startup} confirmed that ${organization} hosts or accelerates it.`]
        : [
            `You said that ${organization} hosts or accelerates ${startup}, or has done so.`,
            `They wrote: ${refusal}`,
            `${startup} is no longer listed among your startups. Correct the entry, and they are asked again.`,
          ],
    button: { label: "See your startups", path: pathTo("profileTechCenterPortfolio", "en", { investorId }) },
  }),
  tr: ({ organization, startup, investorId, refusal }) => ({
    subject: refusal === null ? `${startup} beyanınızı onayladı` : `${startup} beyanınızı reddetti`,
    preview: refusal ?? "Artık iki tarafça onaylı.",
    heading: refusal === null ? `${startup} onayladı` : `${startup} reddetti`,
    paragraphs:
      refusal === null
        ? [`${startup}, ${organization} tarafından desteklendiğini onayladı.`]
        : [
            `${organization} kurumunun ${startup} girişimini desteklediğini ya da geçmişte desteklediğini bildirmiştiniz.`,
            `Gerekçesi: ${refusal}`,
            `${startup} artık girişimleriniz arasında görünmüyor. Düzeltirseniz kendilerine yeniden sorulur.`,
          ],
    button: { label: "Girişimlerinizi görün", path: pathTo("profileTechCenterPortfolio", "tr", { investorId }) },
  }),
});
