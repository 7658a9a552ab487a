import type en from "./messages.en.ts";

export default {
  title: "Genel bakış",
  lead: "Sizi bekleyenler ve yönettikleriniz.",
  hello: "Merhaba {name}",
  waiting: "Sizi bekleyenler",
  nothing: "Sizi bekleyen bir şey yok.",
  kinds: {
    deadline:
      "{startup}: {days, plural, =0 {{name} başvurusu bugün kapanıyor} other {{name} başvurusunu göndermek için # gün kaldı}}",
    messages: "{count} okunmamış mesaj",
    applications: "Yanıt bekleyen {count} iş başvurusu",
    invitations: "Yanıt bekleyen {count} davet",
    confirm: "{name}: onay bekleyen {count} bilgi",
    rounds: "{name}: onayınızı bekleyen {count} yatırım turu",
    hidden: "{name} gizli",
    profile: "Profilinizin %{percent} kadarı tamam",
    newProfile: "Profiliniz boş: kendinizi tanıtın",
  },
  own: "Yönettikleriniz",
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
  score: "Eksiklere bakın",
  complete: "%{percent} tamamlandı",
  hidden: "Gizli",
} satisfies typeof en;
