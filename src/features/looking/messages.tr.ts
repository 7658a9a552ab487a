import type en from "./messages.en.ts";

export default {
  title: "Başkasının gözüyle gör",
  description: "Siteyi bir ziyaretçinin, bir üyenin ya da bir kişinin gördüğü gibi görün.",
  lead: "Her sayfayı bu kişilerin gördüğü gibi görürsünüz. En çok bir saat, yalnızca bakabilirsiniz; bu, denetim kaydına yazılır.",
  leadStartup:
    "Girişiminizin sayfasını bu kişilerin gördüğü gibi görürsünüz. En çok bir saat, yalnızca bakabilirsiniz.",
  as: "Kimin gözüyle",
  kinds: {
    visitor: "Bir ziyaretçi",
    member: "Bir üye",
    premium: "Premium bir üye",
    juror: "Bir jüri üyesi",
    person: "Adı belli bir kişi",
  },
  nobody: { member: "Üye", premium: "Premium üye" },
  person: "Jüri üyesinin ya da kişinin e‑postası",
  personMissing: "Bu kişinin e‑postasını girin.",
  personHint:
    "Yalnızca bu ikisi için. Kendilerine e‑postayla haber verilir. Mesajları, ayarları ve dosyaları kapalı kalır.",
  begin: "Gör",
  bar: "Başkasının gözüyle bakıyorsunuz: {who}. Değişiklik yapamazsınız. Bitiş: {time}",
  barStartup:
    "Girişimin sayfasına başkasının gözüyle bakıyorsunuz: {who}. Öteki sayfaları bir ziyaretçi gibi görürsünüz. Değişiklik yapamazsınız. Bitiş: {time}",
  end: "Bitir",
  closed: "Bu sayfa kapalı",
  closedText: "Sayfa yalnızca o kişi içindir ya da açılamadı. Kendiniz görmek için bu görünümü bitirin.",
  notOpen: "Bu sayfa, gözüyle baktığınız kişiye açık değil",
  notOpenText:
    "Siteye başkasının gözüyle bakıyorsunuz: {who}. Bu sayfa ona açık değil. Kendiniz açmak için bu görünümü bitirin.",
  endAndOpen: "Bitir ve sayfayı aç",
  differences:
    "{count, plural, =0 {Burada aynı alanları görüyorsunuz.} one {Burada # alan farklı:} other {Burada # alan farklı:}}",
  fields: {
    accelerationPrograms: "Hızlandırma programları",
    birthday: "Doğum tarihi",
    cv: "Özgeçmiş",
    deleteAt: "Planlanan silme",
    email: "E‑posta",
    funding: "Yatırım",
    hasInvestment: "Yatırımı olup olmadığı",
    mayClaim: "Kaydı sahiplenme",
    mayEdit: "Düzenleme",
    mentors: "Mentorlar",
    mobilePhone: "Telefon",
    mobilePhoneCode: "Telefonun ülke kodu",
    wantsListing: "Listelenme isteği",
    isListed: "Listelenme",
    teamMembers: "Ekip",
  },
} satisfies typeof en;
