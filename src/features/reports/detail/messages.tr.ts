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
  offeredNoMore: "Bu rapor artık sunulmuyor. Satın aldığınız için hep sizin kalır.",
  allowance:
    "Paketinizle ayda {limit} rapor indirebilirsiniz; bu ay {used} rapor indirdiniz. Aynı raporu ay içinde yeniden indirmek hakkınızdan düşmez.",
  allowanceOfMembers:
    "Üyelerin ayda, premium raporlar ve girişimlerin Excel dosyaları için toplam {limit} ücretsiz indirme hakkı vardır; bu ay {used} tanesini kullandınız. Aynı raporu ay içinde yeniden indirmek hakkınızdan düşmez.",
  allowanceOfRights:
    "Ayda {limit} premium rapor indirebilirsiniz; bu ay {used} rapor indirdiniz. Aynı raporu ay içinde yeniden indirmek hakkınızdan düşmez.",
  allowanceOfSeats:
    "Paylaştığınız paketle ayda {limit} rapor indirilebilir; pakettekiler bu ay {used} rapor indirdi. Aynı raporu ay içinde yeniden indirmek haktan düşmez.",
  limitReached:
    "Bu ayki {limit} rapor indirme hakkınızı kullandınız. Yenilerini {date} tarihinden itibaren indirebilirsiniz.",
  packageTitle: "Paketlere dahil",
  needsPackage:
    "Bu raporu indirmek için ödeme gerekir: bu ayki {limit} ücretsiz indirme hakkınızı kullandınız. Bir paketle hemen, ücretsiz olarak ise {date} tarihinden itibaren indirebilirsiniz.",
  purchaseTitle: "Ücretli rapor",
  pendingTitle: "Ödemeniz yolda",
  pending: "Ulaşır ulaşmaz size e‑posta göndereceğiz. Rapor o zaman açılır.",
  toPayments: "Ödemelerim",
  notSold: "Bu rapor ücretli, ancak burada şu anda ödeme alınmıyor. İhtiyacınız varsa bize yazın.",
  needsPurchase: "Bu raporu indirmek için ödeme gerekir. Satın aldığınız rapor hep sizin kalır.",
  buyFor: "Satın al: {sum}",
  signInTitle: "Üyelere açık",
  signInToBuy: "Bu raporun fiyatı {sum}. Satın almak için giriş yapın.",
  needsSignIn:
    "Üyelerin ayda, premium raporlar ve girişimlerin Excel dosyaları için toplam {limit} ücretsiz indirme hakkı vardır. Bu raporu indirmek için giriş yapın.",
  signIn: "Giriş yap",
  packages: "Paketleri gör",
  networkError: "İndirme sırasında ağ hatası oluştu. Bağlantınızı kontrol edip yeniden deneyin.",
  urlNotValid: "İndirme adresi geçerli değil.",
  paymentRequired: "Bu raporu indirmek için ödeme gerekir.",
} satisfies typeof en;
