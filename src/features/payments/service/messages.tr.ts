import type en from "./messages.en.ts";

export default {
  title: "Ödeme hizmetleri",
  lead: "Ödemelerin hangi hizmetle alındığı ve durumu. Anahtarlar sunucunun ortam değişkenlerinden okunur, hiçbir yerde gösterilmez.",
  history: "Ödeme geçmişi",
  providers: { stripe: "Stripe", sandbox: "Deneme ortamı" },
  state: "Durum",
  active: "Ödemeler buradan alınıyor",
  inactive: "Kapalı",
  keys: "Anahtarlar",
  hasKeys: "Tanımlı",
  missingKeys: "Tanımlı değil",
  noKeys: "Gerekmez",
  webhook: "Olayların gönderildiği adres",
  packages: "Şu anda açık paketler",
  renewing: "Yenilenecek abonelikler",
  pending: "Yoldaki ödemeler",
  openOrders: "Henüz ödenmemiş siparişler",
  events: "Gelen olay sayısı",
  lastEvent: "Son olay",
  compared: "Son karşılaştırma",
  comparisonFailed: "{date} tarihinde yapılamadı",
  never: "Henüz yok",
  whenOff: {
    sandboxOn:
      "Stripe’a geçtiğinizde bu paketler dönemleri bitene kadar açık kalır, yenilenmez. Üyeleri e‑postayla bilgilendirilir ve hemen gerçek bir paket satın alabilir. Ödenmemiş siparişler ve yoldaki ödemeler kapanır.",
    sandboxOff:
      "Deneme kartıyla alınan paketler dönemleri bitene kadar açık kalır, yenilenmez. Satın almayı engellemezler: Gerçek bir paket alanın deneme paketi sona erer.",
    stripeOn:
      "Bu dört sayı 0 olmadan anahtarları kaldırmayın. PAYMENT_PROVIDER değişirse burada yeni satış yapılmaz ama var olanlar sürer: Ödemeler gelir, üyeler aboneliklerini değiştirir ve sonlandırır. Anahtarlar kaldırılırsa Stripe tahsilatı sürdürür, portalın bundan haberi olmaz.",
    keysMissing: "Stripe tahsilatı sürdürüyor olabilir",
    stripeOff:
      "Anahtarlar tanımlı olmadığı için portal ödemelerden haber alamıyor, abonelikleri sonlandıramıyor: Üyeler ödese de paketleri burada kapanır. Anahtarları yeniden tanımlayıp sunucuyu yeniden başlatın ya da abonelikleri Stripe panelinden sonlandırın.",
  },
  sandboxTitle: "Gerçek ödeme alınmıyor",
  sandboxText:
    "Deneme ortamı yalnızca deneme kartlarını kabul eder. Stripe anahtarlarını ve PAYMENT_PROVIDER=stripe ayarını tanımlayıp sunucuyu yeniden başlatın.",
  noneTitle: "Kimse ödeme yapamıyor",
  noneText:
    "Bir ödeme hizmeti tanımlı değil. Stripe anahtarlarını ortam değişkenlerinde tanımlayıp sunucuyu yeniden başlatın.",
} satisfies typeof en;
