import type { ShippedText } from "./shipped-text.server.ts";

/** The home page shows them in the order of their keys. */
export const testimonials: Record<string, ShippedText<"testimonial">> = {
  "testimonial-1": {
    en: {
      caption: "We found our second engineer here in a week. She had been two buildings away the whole time.",
      name: "Defne Aral",
      role: "founder",
    },
    tr: {
      caption: "İkinci mühendisimizi burada bir haftada bulduk. Meğer iki bina ötedeymiş.",
      name: "Defne Aral",
      role: "kurucu",
    },
  },
  "testimonial-2": {
    en: {
      caption: "I look at three numbers before I call a founder. Here I see all three, and how old each of them is.",
      name: "Kerem Soylu",
      role: "angel investor",
    },
    tr: {
      caption:
        "Bir kurucuyu aramadan önce üç sayıya bakarım. Burada üçünü de, ne kadar güncel olduklarını da görüyorum.",
      name: "Kerem Soylu",
      role: "melek yatırımcı",
    },
  },
  "testimonial-3": {
    en: {
      caption:
        "Applying to a program used to mean the same eleven forms. Now it is one page and a deadline I can trust.",
      name: "Zeynep Oral",
      role: "student founder",
    },
    tr: {
      caption:
        "Programa başvurmak eskiden hep aynı on bir form demekti. Şimdi tek sayfa ve güvenebildiğim bir son başvuru tarihi var.",
      name: "Zeynep Oral",
      role: "öğrenci girişimci",
    },
  },
  "testimonial-4": {
    en: {
      caption: "As a juror I finally compare answers to the same question side by side. The evenings got shorter.",
      name: "Tarık Günay",
      role: "juror",
    },
    tr: {
      caption: "Jüri üyesi olarak aynı sorunun yanıtlarını nihayet yan yana görüyorum. Akşamlarım bana kaldı.",
      name: "Tarık Günay",
      role: "jüri üyesi",
    },
  },
  "testimonial-5": {
    en: {
      caption: "Our incubator stopped keeping three spreadsheets. The map on the wall is now the map on the screen.",
      name: "Melis Uysal",
      role: "incubation manager",
    },
    tr: {
      caption: "Kuluçka merkezimiz üç ayrı tablo tutmayı bıraktı. Duvardaki harita artık ekrandaki harita.",
      name: "Melis Uysal",
      role: "kuluçka yöneticisi",
    },
  },
  "testimonial-6": {
    en: {
      caption: "The filters tell me how many are left before I click. I wish every database did that.",
      name: "Ilgaz Ertem",
      role: "analyst",
    },
    tr: {
      caption: "Filtreler, tıklamadan önce geriye ne kalacağını söylüyor. Keşke her veri tabanı böyle olsa.",
      name: "Ilgaz Ertem",
      role: "analist",
    },
  },
};
