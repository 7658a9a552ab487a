import type en from "./messages.en.ts";

export default {
  title: "Döviz kurları",
  lead: "Bir kur, kendi gününden bir sonraki kura kadar geçerlidir. Kayıtlı tutarlar kendi günlerinin kurunda kalır; yeni kur hiçbirini değiştirmez.",
  search: "Para birimine göre ara",
  waiting: "30 günden eski döviz kuru: {count}",
  columns: {
    currency: "Para birimi",
    unitsPerUsd: "1 ABD dolarının karşılığı",
    usdPerUnit: "1 birimin ABD doları karşılığı",
    day: "Geçerlilik başlangıcı",
    until: "Geçerlilik bitişi",
    isCurrent: "Bugün geçerli",
    isOld: "30 günden eski",
  },
  create: {
    label: "Kur ekle",
    title: "Yeni döviz kuru",
    done: "Kur eklendi. Kendi gününden itibaren geçerli; daha önce kaydedilen tutarlar değişmedi.",
    rate: "Kur",
    quote: "Kurun yönü",
    quotes: { unitsPerUsd: "1 ABD doları kaç birim", usdPerUnit: "1 birim kaç ABD doları" },
    taken: "Bu para biriminin o günden başlayan bir kuru var. Tabloda düzeltebilirsiniz.",
  },
  actions: { delete: { done: "Kur silindi. Yerine bir önceki geçerli." } },
  file: {
    label: "CSV içe aktar",
    hint: "Her satırda bir kur: para birimi; gün; 1 birimin ABD doları karşılığı (EUR;31.01.2026;1,16). Kurlar 1 doların karşılığıysa üçüncü sütunun adı unitsPerUsd olsun.",
    done: "{added} kur eklendi, {corrected} kur düzeltildi, {same} kur aynı kaldı.",
    refused: "Hiçbir kur içe aktarılmadı:",
    tooLong: "Bu dosya çok uzun. Daha az satır içe aktarın.",
  },
  quick: { current: "Bugün geçerli", old: "30 günden eski" },
  empty: "İlk kuru ekleyin.",
} satisfies typeof en;
