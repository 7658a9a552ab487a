import type en from "./messages.en.ts";

export default {
  title: {
    startups: "Girişimleri karşılaştır",
    incubation: "Programları karşılaştır",
    techCenters: "Kurumları karşılaştır",
  },
  description: {
    startups: "Girişimler yan yana: aşama, konum, alınan yatırım, ekip ve teknolojiler.",
    incubation: "Programlar yan yana: tarihler, tutar, hisse payı, aşamalar ve sektörler.",
    techCenters: "Kurumlar yan yana: tür, konum, programlar ve portföy.",
  },
  all: { startups: "Tüm girişimler", incubation: "Tüm programlar", techCenters: "Tüm kurumlar" },
  none: "Karşılaştırılacak kayıt seçilmedi",
  noneText: "Listede iki ile dört arasında kayıt işaretleyip karşılaştırmayı açın.",
  oneText: "Yan yana görmek için listede en az bir kayıt daha işaretleyin.",
  cut: "Karşılaştırmada en çok {max} kayıt yan yana durur. İlk {max} kayıt gösteriliyor.",
  gone: "Bu kayıt artık listede yok.",
  remove: "Çıkar: {name}",
  fact: "Bilgi",
  unknown: "Bilinmiyor",
} satisfies typeof en;
