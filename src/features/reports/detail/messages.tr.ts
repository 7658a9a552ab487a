import type en from "./messages.en.ts";

export default {
  description: "{title}: portalın kendi verileriyle hazırlanmış girişim ekosistemi raporu.",
  about: "Rapor hakkında",
  gallery: "Rapordan sayfalar",
  page: "Sayfa {number}",
  facts: "Künye",
  category: "Kategori",
  type: "Tür",
  version: "Sürüm",
  language: "Dil",
  inLanguage: "Aynı rapor: {language}",
  released: "Yayın tarihi",
  file: "Dosya",
  others: "Bu kategorideki diğer raporlar",
  download: "İndir",
  downloadType: "{type} indir",
  preparing: "Dosya hazırlanıyor …",
  saved: "Dosya indirildi.",
  free: "Bu rapor ücretsizdir.",
  yours: "Bu raporu indirebilirsiniz.",
  allowance:
    "Paketinizle ayda {limit} rapor indirebilirsiniz; bu ay {used} rapor indirdiniz. Aynı raporu ay içinde yeniden indirmek hakkınızdan düşmez.",
  limitReached:
    "Bu ayki {limit} rapor indirme hakkınızı kullandınız. Yenilerini {date} tarihinden itibaren indirebilirsiniz.",
  packageTitle: "Paketlere dahil",
  needsPackage:
    "Bu raporu indirmek için ödeme gerekir: rapor, bireysel ve kurumsal paketlere dahildir. Paketler, ödemeler açılınca buradan satın alınabilecek.",
  purchaseTitle: "Satılık",
  needsPurchase: "Bu raporu indirmek için ödeme gerekir. Rapor, ödemeler açılınca buradan satın alınabilecek.",
  signInTitle: "Üyelere açık",
  needsSignIn: "Bu raporu indirip indiremeyeceğinizi görmek için giriş yapın.",
  signIn: "Giriş yap",
  packages: "Paketleri gör",
  networkError: "İndirme sırasında ağ hatası oluştu. Bağlantınızı kontrol edip yeniden deneyin.",
  urlNotValid: "İndirme adresi geçerli değil.",
  paymentRequired: "Bu raporu indirmek için ödeme gerekir.",
} satisfies typeof en;
