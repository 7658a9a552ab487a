import { mailKind } from "#server/mail/content.server.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";

/** The round that a mail is about, as people tell rounds apart. */
export interface MailedRound {
  announcedDate: string | null;
  amount: number | null;
  /** The code. */
  currency: string | null;
}

const ROUND_TEXTS = {
  en: { date: "Announced on", amount: "Amount" },
  tr: { date: "Duyurulma tarihi", amount: "Tutar" },
};

export function roundFacts(round: MailedRound | null | undefined, locale: Locale) {
  if (!round) return undefined;
  const { announcedDate, amount, currency } = round;
  const { date, amount: money } = ROUND_TEXTS[locale];
  return [
    ...(announcedDate ? [{ name: date, value: formatDate(announcedDate, locale) }] : []),
    ...(amount !== null && currency ? [{ name: money, value: formatMoney(amount, currency, locale, true) }] : []),
  ];
}

interface Said {
  startup: string;
  /** Null: it is hosted or accelerated. Mails of an older build have none. */
  round?: MailedRound | null;
  /** Of which it says so; null: of the person who gets the mail. */
  organization: { id: string; name: string } | null;
}

const answerPath = ({ organization }: Said, locale: Locale): string =>
  organization
    ? pathTo("profileTechCenterPortfolio", locale, { investorId: organization.id })
    : pathTo("profileInvestments", locale);

/** To the other side of a link. */
export const linkSaidMail = mailKind<Said>("startups.linkSaid", {
  en: (said) => ({
    subject: said.organization
      ? `${said.startup} names ${said.organization.name}`
      : `${said.startup} names you as an investor`,
    preview: "Confirm it, or say that it is not true.",
    heading: said.organization ? `Is what ${said.startup} says of ${said.organization.name} true?` : "Did you invest?",
    paragraphs: [
      `${said.startup} says so on its page, where it is marked as said by the startup alone. Confirm it, or refuse it with a reason: then you are no longer named there.`,
    ],
    facts: roundFacts(said.round, "en"),
    button: { label: "See and answer", path: answerPath(said, "en") },
  }),
  tr: (said) => ({
    subject: said.organization
      ? `${said.startup}, ${said.organization.name} ile bağlantısı olduğunu bildirdi`
      : `${said.startup} sizi yatırımcı olarak bildirdi`,
    preview: "Onaylayın ya da doğru olmadığını bildirin.",
    heading: said.organization
      ? `${said.startup} girişiminin ${said.organization.name} hakkında bildirdiği doğru mu?`
      : "Bu girişime yatırım yaptınız mı?",
    paragraphs: [
      `${said.startup} sayfasında böyle yazıyor; şu anda “girişimin beyanı” olarak görünüyor. Onaylayın ya da gerekçesini yazarak reddedin; reddederseniz adınız orada artık geçmez.`,
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

/** To the team of the startup. */
export const linkAnsweredMail = mailKind<Answered>("startups.linkAnswered", {
  en: ({ other, startup, seoUrl, section, round, refusal }) => ({
    subject: refusal === null ? `${other} confirmed what ${startup} says` : `${other} refused what ${startup} says`,
    preview: refusal ?? "It now counts as confirmed by both sides.",
    heading: refusal === null ? `${other} confirmed it` : `${other} refused it`,
    paragraphs:
      refusal === null
        ? [`What ${startup} says of ${other} now counts as confirmed by both sides.`]
        : [`They wrote: ${refusal}`, "Your page no longer names them. Correct it, and they are asked again."],
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
        : [`Gerekçesi: ${refusal}`, "Sayfanızda adı artık geçmiyor. Düzeltirseniz kendilerine yeniden sorulur."],
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
      `${said[said.by]} removed the entry that ${said.organization} hosts or accelerates ${said.startup}. Neither page shows it any more. There is nothing to answer; if it is not so, say it again.`,
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
      : `${said.organization}: your time there goes on`,
    preview: "Both pages show it from now on.",
    heading: said.endDate
      ? `${said.organization} says your time there ended on ${formatDate(said.endDate, "en")}`
      : `${said.organization} says your time there goes on`,
    paragraphs: [`Both pages show it from now on. If that is not so, correct it in the form of ${said.startup}.`],
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
            `They wrote: ${refusal}`,
            `${startup} no longer stands among your startups. Correct it, and they are asked again.`,
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
            `Gerekçesi: ${refusal}`,
            `${startup} artık girişimleriniz arasında görünmüyor. Düzeltirseniz kendilerine yeniden sorulur.`,
          ],
    button: { label: "Girişimlerinizi görün", path: pathTo("profileTechCenterPortfolio", "tr", { investorId }) },
  }),
});
