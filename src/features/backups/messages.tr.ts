import type en from "./messages.en.ts";

export default {
  title: "Yedekler",
  lead: "Yüklenen dosyalarla birlikte bir andaki her şey. Buradan alınan her yedek denenir: yeni bir veri tabanına geri yüklenir, sonra o veri tabanı silinir.",
  search: "Dosya ara",
  columns: {
    madeAt: "Alındığı an",
    trial: "Deneme",
    cause: "Alan",
    rowCount: "Satır",
    fileCount: "Dosya",
    missingCount: "Eksik dosya",
    megabytes: "MB",
    build: "Sürüm",
    name: "Dosya adı",
    trialFailure: "Neden geri yüklenemiyor",
  },
  values: {
    trial: { passed: "Geri yüklendi", failed: "Geri yüklenemiyor", none: "Denenmedi" },
    cause: { schedule: "Takvim", admin: "Bir yönetici", command: "Bir komut" },
  },
  quick: { failed: "Geri yüklenemeyenler" },
  make: "Şimdi yedek al",
  making: "Yedek alınıyor ve deneniyor. Bitince burada görünür; sayfayı yenileyin.",
  daily: "Her gün, saat {time}. Yer: {place}. En yeni {count} yedek saklanır. Kopyalarını başka bir makineye de alın.",
  never:
    "Kendiliğinden yedek alınmıyor: BACKUP_AT ayarına bir saat verip yeniden başlatın. Yer: {place}. En yeni {count} yedek saklanır.",
  empty: "Henüz yedek alınmadı.",
} satisfies typeof en;
