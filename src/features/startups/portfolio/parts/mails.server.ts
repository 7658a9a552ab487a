import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { type MailedRound, roundFacts } from "../../links/parts/mails.server.ts";

interface Added {
  organization: string;
  startup: string;
  seoUrl: string;
}

/** To who may write the finances of the startup. */
export const roundAddedMail = mailKind<Added>("startups.roundAdded", {
  en: ({ organization, startup, seoUrl }) => ({
    subject: `${organization} says it invested in ${startup}`,
    preview: "Confirm the round, or decline it.",
    heading: `Did ${organization} take part in a round of ${startup}?`,
    paragraphs: [
      "They added the round to their portfolio. No one else sees it until you confirm it; then it is shown and counted as yours.",
    ],
    button: {
      label: "See the round",
      path: pathTo("profileEditStartup", "en", { seoUrl }, { section: "investment" }),
    },
  }),
  tr: ({ organization, startup, seoUrl }) => ({
    subject: `${organization}, ${startup} yatırımcısı olduğunu bildirdi`,
    preview: "Yatırım turunu onaylayın ya da reddedin.",
    heading: `${organization} ${startup} yatırım turuna katıldı mı?`,
    paragraphs: [
      "Turu kendi portföyüne ekledi. Siz onaylayana kadar başkası görmez; onayladığınızda girişiminizin turu olarak gösterilir ve toplamlara katılır.",
    ],
    button: { label: "Turu gör", path: pathTo("profileEditStartup", "tr", { seoUrl }, { section: "investment" }) },
  }),
});

interface Answered {
  organization: string;
  startup: string;
  investorId: string;
  isConfirmed: boolean;
  /** Why it was declined. Mails of an older build have neither reason nor round. */
  refusal?: string | null;
  round?: MailedRound;
}

/** To who added the round. */
export const roundAnsweredMail = mailKind<Answered>("startups.roundAnswered", {
  en: ({ organization, startup, investorId, isConfirmed, refusal, round }) => ({
    subject: isConfirmed ? `${startup} confirmed the round` : `${startup} declined the round`,
    preview: `The portfolio of ${organization}`,
    heading: isConfirmed ? `${startup} confirmed the round` : `${startup} declined the round`,
    paragraphs: isConfirmed
      ? [`It is now in the portfolio of ${organization}.`]
      : [
          ...(refusal ? [`They wrote: ${refusal}`] : []),
          "It is not shown. If this is a mistake, correct the round, and they are asked again.",
        ],
    facts: roundFacts(round, "en"),
    button: { label: "See the portfolio", path: pathTo("profileTechCenterPortfolio", "en", { investorId }) },
  }),
  tr: ({ organization, startup, investorId, isConfirmed, refusal, round }) => ({
    subject: isConfirmed ? `${startup} turu onayladı` : `${startup} turu reddetti`,
    preview: `${organization} portföyü`,
    heading: isConfirmed ? `${startup} yatırım turunu onayladı` : `${startup} yatırım turunu reddetti`,
    paragraphs: isConfirmed
      ? [`Tur artık ${organization} portföyünde yer alıyor.`]
      : [
          ...(refusal ? [`Gerekçesi: ${refusal}`] : []),
          "Tur gösterilmeyecek. Bir yanlışlık varsa turu düzeltin: ekibe yeniden sorulur.",
        ],
    facts: roundFacts(round, "tr"),
    button: { label: "Portföyü gör", path: pathTo("profileTechCenterPortfolio", "tr", { investorId }) },
  }),
});
