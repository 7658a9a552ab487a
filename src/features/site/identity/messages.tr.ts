import type en from "./messages.en.ts";

export default {
  footerText: "Bilgiler, üniversitenin girişim evi tarafından güncelleniyor.",
  groups: {
    discover: "Keşfet",
    more: "Daha fazlası",
    legal: "Yasal",
  },
  links: {
    ecosystemMap: "Harita",
    aboutUs: "Hakkımızda",
    organizers: "Organizatörler",
    providers: "Hizmet sağlayıcılar",
    patents: "Patentler",
    mapEcosystemMapGov: "Kamu destekleri",
    mapTypes: "Konuma göre kurumlar",
    blog: "Blog",
    membershipPackages: "Üyelik paketleri",
    paymentPlans: "Ödeme planları",
    earthquakeHelp: "Deprem yardımı",
    termsOfService: "Kullanım koşulları",
    serviceAgreement: "Hizmet sözleşmesi",
    talentGeneralTerms: "Yetenek koşulları",
    privacyAndSecurity: "Gizlilik ve güvenlik",
    privacyAndCookiesPolicy: "Kısaca gizlilik",
    personalData: "Kişisel veriler",
    cookiePolicy: "Çerezler",
  },
} satisfies typeof en;
