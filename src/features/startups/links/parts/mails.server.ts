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
