import { mailKind } from "#server/mail/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";

interface Said {
  startup: string;
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
      `${said.startup} has added it to its page, where it is marked as said by the startup alone. Confirm it, or refuse it with a reason: then it is no longer shown.`,
    ],
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
      `${said.startup} bu bilgiyi sayfasına ekledi; şu anda "yalnızca girişimin beyanı" olarak görünüyor. Onaylayın ya da gerekçesini yazarak reddedin; reddederseniz artık gösterilmez.`,
    ],
    button: { label: "Gör ve yanıtla", path: answerPath(said, "tr") },
  }),
});

interface Answered {
  other: string;
  startup: string;
  seoUrl: string;
  section: string;
  /** Null: it is confirmed. */
  refusal: string | null;
}

/** To the team of the startup. */
export const linkAnsweredMail = mailKind<Answered>("startups.linkAnswered", {
  en: ({ other, startup, seoUrl, section, refusal }) => ({
    subject: refusal === null ? `${other} confirmed what ${startup} says` : `${other} refused what ${startup} says`,
    preview: refusal ?? "It now counts as confirmed by both sides.",
    heading: refusal === null ? `${other} confirmed it` : `${other} refused it`,
    paragraphs:
      refusal === null
        ? [`What ${startup} says of ${other} now counts as confirmed by both sides.`]
        : [`They wrote: ${refusal}`, "It is no longer shown. Correct it, and they are asked again."],
    button: { label: "See your entry", path: pathTo("profileEditStartup", "en", { seoUrl }, { section }) },
  }),
  tr: ({ other, startup, seoUrl, section, refusal }) => ({
    subject:
      refusal === null
        ? `${other}, ${startup} girişiminin bildirdiğini onayladı`
        : `${other}, ${startup} girişiminin bildirdiğini reddetti`,
    preview: refusal ?? "Artık iki tarafça da onaylı.",
    heading: refusal === null ? `${other} onayladı` : `${other} reddetti`,
    paragraphs:
      refusal === null
        ? [`${startup} girişiminin ${other} hakkında bildirdiği artık iki tarafça da onaylı.`]
        : [`Gerekçesi: ${refusal}`, "Artık gösterilmiyor. Düzeltirseniz kendilerine yeniden sorulur."],
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
        : [`They wrote: ${refusal}`, "It is no longer shown."],
    button: { label: "See your startups", path: pathTo("profileTechCenterPortfolio", "en", { investorId }) },
  }),
  tr: ({ organization, startup, investorId, refusal }) => ({
    subject: refusal === null ? `${startup} bildirdiğinizi onayladı` : `${startup} bildirdiğinizi reddetti`,
    preview: refusal ?? "Artık iki tarafça da onaylandı.",
    heading: refusal === null ? `${startup} onayladı` : `${startup} reddetti`,
    paragraphs:
      refusal === null
        ? [`${startup}, ${organization} tarafından desteklendiğini onayladı.`]
        : [`Gerekçesi: ${refusal}`, "Artık gösterilmiyor."],
    button: { label: "Girişimlerinizi görün", path: pathTo("profileTechCenterPortfolio", "tr", { investorId }) },
  }),
});
