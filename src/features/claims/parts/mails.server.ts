import { mailKind } from "#server/mail/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";
import { type ClaimKind, PROOF_DAYS } from "../limits.ts";

interface Entry {
  entry: string;
  kind: ClaimKind;
  seoUrl: string;
}

/** To an address at the domain of the entry. */
export const claimProofMail = mailKind<Entry & { person: string; code: string }>("claims.proof", {
  en: ({ entry, person, kind, seoUrl, code }) => ({
    subject: `Is ${entry} yours?`,
    preview: `${person} asks to manage it on ${siteName()}.`,
    heading: `${person} asks to manage ${entry}`,
    paragraphs: [
      `Confirm that you read emails at this address. Then an admin decides. Sign in as ${person} to open the link.`,
    ],
    button: { label: "Confirm the address", path: pathTo("claim", "en", { kind, seoUrl }, { code }) },
    note: `The link works once, within ${PROOF_DAYS} days. If you do not know this person, ignore this email: nothing will happen.`,
  }),
  tr: ({ entry, person, kind, seoUrl, code }) => ({
    subject: `${entry} sizin mi?`,
    preview: `${person}, ${siteName()} üzerinde yönetmek istiyor.`,
    heading: `${person}, ${entry} kaydını yönetmek istiyor`,
    paragraphs: [
      `Bu adrese gelen e‑postaları okuduğunuzu onaylayın. Kararı bir yönetici verecek. Bağlantıyı açmak için ${person} olarak giriş yapın.`,
    ],
    button: { label: "Adresi onayla", path: pathTo("claim", "tr", { kind, seoUrl }, { code }) },
    note: `Bağlantı bir kez ve ${PROOF_DAYS} gün içinde kullanılabilir. Bu kişiyi tanımıyorsanız bu e‑postayı dikkate almayın; hiçbir şey olmaz.`,
  }),
});

const pageOf = (kind: ClaimKind, locale: Locale, seoUrl: string): string => {
  if (kind === "startup") return pathTo("startup", locale, { seoUrl });
  return kind === "organization" ? pathTo("techCenter", locale, { seoUrl }) : pathTo("provider", locale, { seoUrl });
};

/** To who asked. */
export const claimDecidedMail = mailKind<Entry & { isAccepted: boolean }>("claims.decided", {
  en: ({ entry, kind, seoUrl, isAccepted }) => ({
    subject: isAccepted ? `You manage ${entry} now` : `Your request for ${entry}`,
    preview: isAccepted ? "Edit it, and invite your team." : "It was declined.",
    heading: isAccepted ? `You manage ${entry} now` : `You do not manage ${entry}`,
    paragraphs: [
      isAccepted
        ? "You have full access: edit the page and invite your team."
        : "An admin declined the request, or someone else manages the entry now. Write to us if that is a mistake.",
    ],
    button: { label: "See the page", path: pageOf(kind, "en", seoUrl) },
  }),
  tr: ({ entry, kind, seoUrl, isAccepted }) => ({
    subject: isAccepted ? `${entry} artık sizin yönetiminizde` : `${entry} için isteğiniz`,
    preview: isAccepted ? "Düzenleyin, ekibinizi davet edin." : "İsteğiniz reddedildi.",
    heading: isAccepted ? `${entry} artık sizin yönetiminizde` : `${entry} yönetiminize verilmedi`,
    paragraphs: [
      isAccepted
        ? "Tam yetkiniz var: sayfayı düzenleyin ve ekibinizi davet edin."
        : "Bir yönetici isteği reddetti ya da kaydı artık başka biri yönetiyor. Bir yanlışlık varsa bize yazın.",
    ],
    button: { label: "Sayfayı gör", path: pageOf(kind, "tr", seoUrl) },
  }),
});
