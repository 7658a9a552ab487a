import { mailKind } from "#server/mail/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import { entryFormPath } from "#shared/paths/entries.ts";
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
    subject: `${said.organization} names ${said.network.name} among its networks`,
    preview: "Confirm it, or say that it is not true.",
    heading: `Is ${said.network.name} a network of ${said.organization}?`,
    paragraphs: [
      "It names networks that it belongs to or works with. Its page shows yours as not yet confirmed. Confirm it, or refuse it with a reason: then it is no longer shown.",
    ],
    button: { label: "See and answer", path: answerPath(said, "en") },
  }),
  tr: (said) => ({
    subject: `${said.organization}, ağları arasında ${said.network.name} adını da sayıyor`,
    preview: "Onaylayın ya da doğru olmadığını bildirin.",
    heading: `${said.network.name}, ${said.organization} kurumunun ağlarından biri mi?`,
    paragraphs: [
      "Üyesi olduğu ya da birlikte çalıştığı ağlar arasında sizi de sayıyor; sayfasında henüz onaylanmamış olarak görünüyor. Onaylayın ya da gerekçesini yazarak reddedin; reddederseniz artık gösterilmez.",
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
        ? [`${network} confirmed that it is a network of ${organization}.`]
        : [`They wrote: ${refusal}`, "Your page no longer names it."],
    button: { label: "See your networks", path: entryFormPath("organization", "en", seoUrl, "networks") },
  }),
  tr: ({ organization, seoUrl, network, refusal }) => ({
    subject: refusal === null ? `${network} beyanınızı onayladı` : `${network} beyanınızı reddetti`,
    preview: refusal ?? "Artık iki tarafça onaylı.",
    heading: refusal === null ? `${network} onayladı` : `${network} reddetti`,
    paragraphs:
      refusal === null
        ? [`${network}, ${organization} kurumunun ağlarından biri olduğunu onayladı.`]
        : [`Gerekçesi: ${refusal}`, "Sayfanızda artık geçmiyor."],
    button: { label: "Ağlarınızı görün", path: entryFormPath("organization", "tr", seoUrl, "networks") },
  }),
});
