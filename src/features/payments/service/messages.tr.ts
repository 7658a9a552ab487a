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
  events: "Gelen olay sayısı",
  lastEvent: "Son olay",
  compared: "Son karşılaştırma",
  comparisonFailed: "{date} tarihinde yapılamadı",
  never: "Henüz yok",
  sandboxTitle: "Gerçek ödeme alınmıyor",
  sandboxText:
    "Deneme ortamı yalnızca deneme kartlarını kabul eder. Stripe anahtarlarını ve PAYMENT_PROVIDER=stripe ayarını tanımlayıp sunucuyu yeniden başlatın.",
  noneTitle: "Kimse ödeme yapamıyor",
  noneText:
    "Bir ödeme hizmeti tanımlı değil. Stripe anahtarlarını ortam değişkenlerinde tanımlayıp sunucuyu yeniden başlatın.",
} satisfies typeof en;
