import type en from "./messages.en.ts";

export default {
  title: "Ödeme hizmetleri",
  lead: "Ödemelerin hangi hizmetle alındığı ve durumu. Anahtarlar sunucunun ortamından gelir, hiçbir yerde gösterilmez.",
  history: "Ödeme geçmişi",
  providers: { stripe: "Stripe", sandbox: "Deneme ortamı" },
  state: "Durum",
  active: "Ödemeler buradan alınıyor",
  inactive: "Kapalı",
  keys: "Anahtarlar",
  hasKeys: "Ortamda tanımlı",
  missingKeys: "Tanımlı değil",
  noKeys: "Gerekmez",
  webhook: "Olayların gönderildiği adres",
  events: "Şimdiye kadarki olay",
  lastEvent: "Son olay",
  compared: "Son karşılaştırma",
  comparisonFailed: "{date} tarihinde yapılamadı",
  never: "Hiç",
  sandboxTitle: "Gerçek para hareket etmiyor",
  sandboxText:
    "Deneme ortamı yalnızca deneme kartlarını kabul eder. Stripe anahtarlarını ve PAYMENT_PROVIDER=stripe ayarını tanımlayıp sunucuyu yeniden başlatın.",
  noneTitle: "Kimse ödeme yapamıyor",
  noneText: "Bir ödeme hizmeti tanımlı değil. Stripe anahtarlarını ortamda tanımlayıp sunucuyu yeniden başlatın.",
} satisfies typeof en;
