import { MAIL_END_PATH } from "#server/mail/end-path.server.ts";
import type { UnsubscribeTexts } from "#server/mail/unsubscribe-page.server.ts";
import { unsubscribeRoutes } from "#server/mail/unsubscribe-routes.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { endMails } from "../commands.server.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { receiverOf } from "../queries.server.ts";

const LABELS = { en: en.notifications, tr: tr.notifications };
const TEXTS: Record<Locale, UnsubscribeTexts> = {
  en: {
    named: "Emails",
    button: "End these emails",
    open: "Go to your preferences",
    home: "Go to the home page",
    ask: {
      title: "No more emails of this kind?",
      text: "You will still get all others. You can switch these on again in your preferences.",
    },
    done: { title: "No more emails of this kind", text: "You can switch them on again in your preferences." },
    already: {
      title: "These emails have already ended",
      text: "You can switch them on again in your preferences.",
    },
    gone: {
      title: "This link belongs to no account",
      text: "The account may have been deleted, or the link was not copied completely.",
    },
  },
  tr: {
    named: "E‑postalar",
    button: "Bu e‑postaları durdur",
    open: "Tercihlerinize gidin",
    home: "Ana sayfaya dön",
    ask: {
      title: "Bu tür e‑postalar artık gönderilmesin mi?",
      text: "Diğerleri gelmeye devam eder. Bunları tercihlerinizden yeniden açabilirsiniz.",
    },
    done: {
      title: "Bu tür e‑postalar durduruldu",
      text: "Tercihlerinizden yeniden açabilirsiniz.",
    },
    already: {
      title: "Bu e‑postalar daha önce durdurulmuş",
      text: "Tercihlerinizden yeniden açabilirsiniz.",
    },
    gone: {
      title: "Bu bağlantı bir hesaba ait değil",
      text: "Hesap silinmiş ya da bağlantı eksik kopyalanmış olabilir.",
    },
  },
};

/** Ends regular mails by the link in them. */
export const mailEnding = unsubscribeRoutes({
  path: MAIL_END_PATH,
  texts: TEXTS,
  async find(db, key, locale) {
    const found = await receiverOf(db, key);
    return found && { isOn: found.isOn, name: LABELS[locale][found.kind], way: pathTo("dashboardSettings", locale) };
  },
  async end(tx, key) {
    const found = await receiverOf(tx, key);
    return found !== undefined && endMails(tx, found.id, found.kind);
  },
});
