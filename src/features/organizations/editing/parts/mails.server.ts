import { mailKind } from "#server/mail/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";

interface NetworkSaid {
  /** The name of who says that it belongs to the network. */
  organization: string;
  network: { id: string; name: string };
}

const answerPath = ({ network }: NetworkSaid, locale: Locale): string =>
  pathTo("profileTechCenterPortfolio", locale, { investorId: network.id });

/** To a network that an organization names. */
export const networkSaidMail = mailKind<NetworkSaid>("organizations.networkSaid", {
  en: (said) => ({
    subject: `${said.organization} says it belongs to ${said.network.name}`,
    preview: "Confirm it, or say that it is not true.",
    heading: `Does ${said.organization} belong to ${said.network.name}?`,
    paragraphs: [
      "Its page shows it as not yet confirmed. Confirm it, or refuse it with a reason: then it is no longer shown.",
    ],
    button: { label: "See and answer", path: answerPath(said, "en") },
  }),
  tr: (said) => ({
    subject: `${said.organization}, ${said.network.name} ağında yer aldığını bildirdi`,
    preview: "Onaylayın ya da doğru olmadığını bildirin.",
    heading: `${said.organization}, ${said.network.name} ağında yer alıyor mu?`,
    paragraphs: [
      "Sayfasında henüz onaylanmamış olarak görünüyor. Onaylayın ya da gerekçesini yazarak reddedin; reddederseniz artık gösterilmez.",
    ],
    button: { label: "Gör ve yanıtla", path: answerPath(said, "tr") },
  }),
});

interface NetworkAnswered {
  organization: string;
  seoUrl: string;
  network: string;
  /** Null: it is confirmed. */
  refusal: string | null;
}

/** To those who write the organization. */
export const networkAnsweredMail = mailKind<NetworkAnswered>("organizations.networkAnswered", {
  en: ({ organization, seoUrl, network, refusal }) => ({
    subject: refusal === null ? `${network} confirmed what you say` : `${network} refused what you say`,
    preview: refusal ?? "It now counts as confirmed by both sides.",
    heading: refusal === null ? `${network} confirmed it` : `${network} refused it`,
    paragraphs:
      refusal === null
        ? [`${network} confirmed that ${organization} belongs to it.`]
        : [`They wrote: ${refusal}`, "It is no longer shown."],
    button: { label: "See the page", path: pathTo("techCenter", "en", { seoUrl }) },
  }),
  tr: ({ organization, seoUrl, network, refusal }) => ({
    subject: refusal === null ? `${network} bildirdiğinizi onayladı` : `${network} bildirdiğinizi reddetti`,
    preview: refusal ?? "Artık iki tarafça da onaylandı.",
    heading: refusal === null ? `${network} onayladı` : `${network} reddetti`,
    paragraphs:
      refusal === null
        ? [`${network}, ${organization} kurumunun bu ağda yer aldığını onayladı.`]
        : [`Gerekçesi: ${refusal}`, "Artık gösterilmiyor."],
    button: { label: "Sayfayı görün", path: pathTo("techCenter", "tr", { seoUrl }) },
  }),
});
