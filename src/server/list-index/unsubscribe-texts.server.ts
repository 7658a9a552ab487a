import type { Locale } from "#shared/locale.ts";
import type { UnsubscribeTexts } from "../mail/unsubscribe-page.server.ts";

/** Of the page that ends the mails of a saved search. */
export const UNSUBSCRIBE_TEXTS: Record<Locale, UnsubscribeTexts> = {
  en: {
    named: "Saved search",
    button: "End the emails",
    open: "Open the search",
    home: "Go to the home page",
    ask: {
      title: "No more emails about this search?",
      text: "The search itself stays. You can switch its emails on again where you saved it.",
    },
    done: { title: "No more emails", text: "There will be no more emails about this search. The search itself stays." },
    already: {
      title: "The emails have already ended",
      text: "No emails are sent about this search. You can switch them on again where you saved it.",
    },
    gone: {
      title: "This link leads to no saved search",
      text: "The search may have been deleted, or the link was not copied completely.",
    },
  },
  tr: {
    named: "Kayıtlı arama",
    button: "E‑postaları durdur",
    open: "Aramayı aç",
    home: "Ana sayfaya dön",
    ask: {
      title: "Bu arama için artık e‑posta gönderilmesin mi?",
      text: "Aramanız yerinde durur. E‑postaları, aramayı kaydettiğiniz yerden yeniden açabilirsiniz.",
    },
    done: {
      title: "E‑postalar durduruldu",
      text: "Bu arama için artık e‑posta gönderilmeyecek. Aramanız yerinde duruyor.",
    },
    already: {
      title: "E‑postalar daha önce durdurulmuş",
      text: "Bu arama için e‑posta gönderilmiyor. Aramayı kaydettiğiniz yerden yeniden açabilirsiniz.",
    },
    gone: {
      title: "Bu bağlantı kayıtlı bir aramaya ait değil",
      text: "Arama silinmiş ya da bağlantı eksik kopyalanmış olabilir.",
    },
  },
};
