import type en from "./messages.en.ts";

export default {
  title: "Blog yazıları",
  lead: "İki dilde yazılar. Yeni bir yazı, metinleri yazılıp yayına açılana kadar taslaktır.",
  search: "Başlığa ya da yazara göre ara",
  columns: {
    titleEn: "İngilizce başlık",
    titleTr: "Türkçe başlık",
    state: "Durum",
    isVisible: "Açık",
    hasDraft: "Taslağı var",
    isOutdated: "Çeviri güncel değil",
    author: "Yazar",
    publishedAt: "Yayın tarihi",
    updatedAt: "Son değişiklik",
  },
  values: { state: { published: "Yayında", planned: "Planlandı", draft: "Taslak" } },
  quick: { drafts: "Taslaklar", planned: "Planlananlar", outdated: "Çevirisi güncel olmayanlar" },
  create: { label: "Yazı ekle", title: "Yeni yazı", done: "Yazı eklendi. Şimdi metinlerini yazın." },
  actions: {
    edit: { label: "Metni düzenle" },
    time: { label: "Zamanını ayarla" },
    see: { label: "Sayfayı aç" },
    delete: {
      label: "Sil",
      title: "Bu yazı silinsin mi?",
      text: "“{name}” ve adresi kalıcı olarak silinir.",
      done: "Yazı silindi.",
    },
  },
  empty: "İlk yazıyı yazın.",
  time: {
    title: "“{title}” yazısının zamanı",
    publishedAt: "Yayın zamanı",
    saved: "Kaydedildi.",
  },
} satisfies typeof en;
