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
  },
  startups: "Girişimleriniz",
  noStartups: "Burada henüz girişiminiz yok.",
  addStartup: "Girişim ekle",
  score: "Neleri tamamlayabilirim",
  complete: "%{percent} tamamlandı",
} satisfies typeof en;
