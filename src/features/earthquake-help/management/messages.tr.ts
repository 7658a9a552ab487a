import page from "../messages.tr.ts";
import type en from "./messages.en.ts";

const { expired: _, ...STATES } = page.states;

export default {
  title: "Deprem yardımı",
  lead: "“Deprem yardımı” sayfasındaki ihtiyaçlar ve destek teklifleri. Burada eklenen ya da değiştirilen her şey sayfada hemen görünür.",
  search: "Başlıkta ara",
  columns: {
    titleEn: "İngilizce başlık",
    titleTr: "Türkçe başlık",
    direction: "İhtiyaç ya da destek teklifi",
    kind: "Tür",
    state: "Durum",
    isVisible: "Görünür",
    city: "Şehir",
    until: "Son gün",
    createdAt: "Eklenme tarihi",
    updatedAt: "Son değişiklik",
  },
  values: { direction: page.directions, kind: page.kinds, state: STATES },
  quick: { needs: "Açık ihtiyaçlar", offers: "Açık destek teklifleri", hidden: "Gizli" },
  create: { label: "Kayıt ekle", title: "Yeni kayıt", done: "Kayıt eklendi, artık herkes görüyor." },
  actions: {
    edit: { label: "Düzenle" },
    delete: {
      label: "Sil",
      title: "Bu kayıt silinsin mi?",
      text: "“{name}” kalıcı olarak silinir. Yalnızca sayfadan kaldırmak için gizleyin.",
      done: "Kayıt silindi.",
    },
  },
  empty: "Henüz ihtiyaç ya da destek teklifi yok. İlk kaydı ekleyin.",
  fields: {
    textEn: "İngilizce metin",
    textTr: "Türkçe metin",
    untilHint: "Boş bırakırsanız biri kapatana kadar açık kalır.",
    cityEmpty: "Şehir seçin",
  },
  edit: {
    title: "“{title}” kaydını düzenle",
    saved: "Kaydedildi, artık herkes görüyor.",
  },
} satisfies typeof en;
