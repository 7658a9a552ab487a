import type en from "./messages.en.ts";

const shared = {
  search: "Ada göre ara",
  columns: {
    name: "Ad",
    state: "Durum",
    isVisible: "Görünür",
    owner: "Sahibi",
    type: "Tür",
    city: "Şehir",
    applications: "Başvurular",
    people: "Yetkili kişiler",
    createdAt: "Eklenme tarihi",
    updatedAt: "Son değişiklik",
  },
  values: { state: { visible: "Görünür", hidden: "Gizli", deleted: "Silinmiş" } },
  quick: { visible: "Görünür", hidden: "Gizli", recent: "Son 30 gün", deleted: "Silinmiş" },
  addedFrom: "{date} ve sonrasında eklenen",
  addedTo: "{date} ve öncesinde eklenen",
  actions: {
    page: { label: "Sayfayı aç" },
    edit: { label: "Düzenle" },
    show: { label: "Göster", done: "{name} artık görünür." },
    hide: {
      label: "Gizle",
      title: "Bu kayıt gizlensin mi?",
      text: "{name} kaydını bundan sonra yalnızca kendi ekibi görür.",
      done: "{name} artık gizli.",
    },
    delete: {
      label: "Sil",
      title: "Bu kayıt silinsin mi?",
      text: "{name} listelerden, aramalardan ve kendi sayfasından kalkar. Buradan geri getirebilirsiniz.",
      done: "{name} silindi.",
    },
    restore: { label: "Geri getir", done: "{name} gizli olarak geri geldi. Hazır olduğunda gösterin." },
  },
  bulk: {
    show: { label: "Göster", title: "{count, plural, other {# kayıt gösterilsin mi?}}" },
    hide: {
      label: "Gizle",
      title: "{count, plural, other {# kayıt gizlensin mi?}}",
      text: "Bundan sonra onları yalnızca kendi ekipleri görür.",
    },
    delete: {
      label: "Sil",
      title: "{count, plural, other {# kayıt silinsin mi?}}",
      text: "Listelerden, aramalardan ve kendi sayfalarından kalkarlar. Buradan geri getirebilirsiniz.",
    },
    restore: { label: "Geri getir", title: "{count, plural, other {# kayıt geri getirilsin mi?}}" },
    done: "{count, plural, other {# kayıt değişti.}}",
  },
};

export default {
  organizations: {
    ...shared,
    title: "Kurumlar",
    lead: "Gizli ve silinmiş olanlarla birlikte tüm kurumlar. Burada değiştirdikleriniz sitede hemen görünür.",
    add: "Kurum ekle",
    empty: "Biri kurum eklediğinde burada görünür.",
  },
  providers: {
    ...shared,
    title: "Hizmet sağlayıcılar",
    lead: "Gizli ve silinmiş olanlarla birlikte tüm hizmet sağlayıcılar. Burada değiştirdikleriniz sitede hemen görünür.",
    add: "Hizmet sağlayıcı ekle",
    empty: "Biri hizmet sağlayıcı eklediğinde burada görünür.",
  },
  programs: {
    ...shared,
    title: "Programlar",
    lead: "Taslaklar ve silinmiş olanlarla birlikte tüm programlar ve kurumları. Burada değiştirdikleriniz sitede hemen görünür.",
    empty: "Bir kurum program eklediğinde burada görünür.",
  },
  jobs: {
    ...shared,
    title: "İş ilanları",
    lead: "Gizli ve silinmiş olanlarla birlikte tüm iş ilanları ve girişimleri. Burada değiştirdikleriniz sitede hemen görünür.",
    empty: "Bir girişim iş ilanı eklediğinde burada görünür.",
  },
  patents: {
    ...shared,
    columns: { ...shared.columns, type: "Teknoloji hazırlık düzeyi" },
    title: "Patentler",
    lead: "Gizli ve silinmiş olanlarla birlikte tüm patentler ve kurumları. Yenileri kurumlarının sayfasından, çok sayıda patent ise İçe aktarımlar sayfasından eklenir.",
    empty: "Bir kurum eklediğinde ya da içe aktarıldığında patentler burada görünür.",
  },
} satisfies typeof en;
