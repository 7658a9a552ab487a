import { mailKind } from "#server/mail/content.server.ts";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";

interface Unread {
  /** People with the newest of their unread messages. */
  from: { name: string; text: string; count: number }[];
}

const total = ({ from }: Unread) => from.reduce((sum, { count }) => sum + count, 0);
const facts = ({ from }: Unread) =>
  from.map(({ name, text, count }) => ({ name: count > 1 ? `${name} (${count})` : name, value: truncate(text) }));

export const unreadMail = mailKind<Unread>("messages.unread", {
  en: (data) => ({
    subject: data.from.length === 1 ? `${data.from[0]!.name} wrote to you` : `${total(data)} unread messages`,
    preview: truncate(data.from[0]!.text),
    heading: total(data) === 1 ? "You have an unread message" : `You have ${total(data)} unread messages`,
    paragraphs: ["They have been waiting for an hour or more."],
    facts: facts(data),
    button: { label: "Read and answer", path: pathTo("dashboardMessages", "en") },
    note: `Answer on ${siteName()}: replies to this email aren’t read.`,
  }),
  tr: (data) => ({
    subject: data.from.length === 1 ? `${data.from[0]!.name} size yazdı` : `${total(data)} okunmamış mesaj`,
    preview: truncate(data.from[0]!.text),
    heading: total(data) === 1 ? "Okunmamış bir mesajınız var" : `${total(data)} okunmamış mesajınız var`,
    paragraphs: ["Bir saattir ya da daha uzun süredir okunmayı bekliyor."],
    facts: facts(data),
    button: { label: "Oku ve yanıtla", path: pathTo("dashboardMessages", "tr") },
    note: `Yanıtınızı ${siteName()} üzerinden yazın: bu e‑postaya verilen yanıtlar okunmaz.`,
  }),
});

export interface Introduced {
  /** The other one. */
  name: string;
  seoUrl: string;
  /** The line of the house. */
  text: string;
}

/** To the investor. */
export const passedMail = mailKind<Introduced>("introductions.passed", {
  en: ({ name, text }) => ({
    subject: `${name} would like to be introduced to you`,
    preview: truncate(text),
    heading: `An introduction: ${name}`,
    paragraphs: [text, "If you accept, the two of you can write to each other. If you decline, no one is notified."],
    button: { label: "Read and decide", path: pathTo("dashboardIntroductions", "en") },
  }),
  tr: ({ name, text }) => ({
    subject: `${name} sizinle tanışmak istiyor`,
    preview: truncate(text),
    heading: `Tanıştırma: ${name}`,
    paragraphs: [text, "Kabul ederseniz yazışabilirsiniz. Geri çevirirseniz kimseye haber verilmez."],
    button: { label: "Oku ve karar ver", path: pathTo("dashboardIntroductions", "tr") },
  }),
});

/** To the founder. */
export const acceptedMail = mailKind<Introduced>("introductions.accepted", {
  en: ({ name, seoUrl, text }) => ({
    subject: `${name} has accepted your introduction`,
    preview: truncate(text),
    heading: "You have been introduced",
    paragraphs: [`You and ${name} can write to each other now. Your request is now your first message.`],
    button: { label: "Open the conversation", path: pathTo("conversation", "en", { otherUserSeoUrl: seoUrl }) },
  }),
  tr: ({ name, seoUrl, text }) => ({
    subject: `${name} tanıştırmayı kabul etti`,
    preview: truncate(text),
    heading: "Tanıştırıldınız",
    paragraphs: [`${name} ile artık yazışabilirsiniz. İsteğiniz artık ilk mesajınız.`],
    button: { label: "Yazışmayı aç", path: pathTo("conversation", "tr", { otherUserSeoUrl: seoUrl }) },
  }),
});
