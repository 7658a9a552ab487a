import type en from "./messages.en.ts";

export default {
  title: "Tutanak",
  lead: "{name} · Her evrenin kesin puanları; sonradan yapılan değişiklik belli olacak biçimde mühürlü.",
  back: "Başvurular hakkında karar ver",
  phases: "Evreler",
  reviews: "{count, number} tamamlanmış değerlendirme",
  running: "{date} tarihinde bitiyor. Tutanağı, artık kimse puan veremediğinde yazılabilir.",
  toDates: "Tarihleri değiştir",
  write: "Tutanağı yaz",
  written: "Tutanak yazıldı.",
  none: "Henüz tutanak yok",
  noneHint:
    "Bir evre bittiğinde jüri üyeleri, puanlar, sıralar ve çıkar çatışmaları burada imzalanacak biçimde yazıya geçirilebilir.",
  number: "Tutanak {number, number}: {phase}",
  sealed: "{time}, {name}",
  somebody: "ayrılmış biri",
  rows: "{count, number} satır",
  digest: "Son satırın özeti",
  digestHint: "Yazdırın ya da e‑postayla gönderin: aynı kaldığı sürece hiçbir satır değişmemiştir.",
  pdf: { en: "PDF (İngilizce)", tr: "PDF (Türkçe)" },
  check: "Yeniden denetle",
  intact: "Her satır bir öncekinden geliyor.",
  broken: "{row, number} numaralı satır bir öncekinden gelmiyor: tutanak değiştirilmiş.",
  same: "Satırlar, şu an kayıtlı puanlarla aynı.",
  different: "{count, number} satır, şu an kayıtlı puanlardan farklı.",
} satisfies typeof en;
