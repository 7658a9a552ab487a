import type en from "./messages.en.ts";

export default {
  title: "Genel bakış",
  lead: "Sizi bekleyenler ve yönettikleriniz.",
  hello: "Merhaba {name}",
  waiting: "Sizi bekleyenler",
  profileScore: "Profiliniz %{percent} tamamlandı",
  emptyProfile: "Profiliniz boş: kendinizi tanıtın",
  own: "Yönettikleriniz",
  viewed: "Sizinle paylaşılanlar",
  none: {
    startup: "Girişiminizi ekleyin. Başlamak için adı, sektörü ve ülkesi yeter; bir dakikanızı alır.",
    organization: "Kurumunuzu ekleyin. Başlamak için adı, türü ve ülkesi yeter; bir dakikanızı alır.",
    provider: "Sunduğunuz hizmeti ekleyin. Başlamak için ad, bir hizmet alanı, ülke ve bir kişi yeter.",
    nothing:
      "Girişimleriniz, kurumlarınız ve hizmetleriniz burada yer alır. Şimdilik profilinizi doldurun; sizi onunla bulurlar.",
  },
  add: {
    startup: "Girişim ekle",
    organization: "Kurum ekle",
    provider: "Hizmet sağlayıcı ekle",
  },
  profile: "Profilinizi doldurun",
  jobs: "İş ilanlarına bakın",
  score: "Eksikleri gör",
  complete: "%{percent} tamamlandı",
  hidden: "Gizli",
} satisfies typeof en;
