import type en from "./messages.en.ts";

export default {
  title: "Yetenekler",
  lead: "Gizli olanlarla birlikte tüm üyeler ve profilleri. Hesapları Kullanıcılar sayfasından kilitleyip silebilirsiniz.",
  search: "Ada veya e‑postaya göre ara",
  columns: {
    name: "Ad",
    title: "Unvan",
    state: "Durum",
    userType: "Kullanıcı türü",
    city: "Şehir",
    jobSearchStatus: "İş arama durumu",
    fullness: "Doluluk, %",
    createdAt: "Katılım tarihi",
    updatedAt: "Son değişiklik",
    hiddenAt: "Gizli olduğu tarih",
    email: "E‑posta",
  },
  values: {
    state: { visible: "Listeleniyor", unlisted: "Listelenmiyor", hidden: "Gizli", inactive: "Hesap etkin değil" },
  },
  quick: {
    visible: "Listeleniyor",
    unlisted: "Listelenmiyor",
    hidden: "Gizli",
    inactive: "Hesap etkin değil",
    recent: "Son 30 gün",
  },
  joinedFrom: "Katılım: {date} ve sonrası",
  joinedTo: "Katılım: {date} ve öncesi",
  actions: {
    profile: { label: "Profili aç" },
    account: { label: "Kullanıcılar sayfasında aç" },
    hide: {
      label: "Gizle",
      title: "Bu profil gizlensin mi?",
      text: "{name} hesabını kullanmaya devam eder; ama başkaları profili listelerde, aramalarda ve ekiplerde göremez. Bunu profilindeki bir not bildirir.",
      done: "Profil artık gizli: {name}",
    },
    show: { label: "Göster", done: "Profil görünür: {name}" },
  },
  bulk: {
    hide: {
      label: "Gizle",
      title: "{count, plural, other {# profil gizlensin mi?}}",
      text: "Başkaları bu profilleri listelerde, aramalarda ve ekiplerde göremez. Bunu her profildeki bir not bildirir.",
    },
    show: { label: "Göster", title: "{count, plural, other {# profil gösterilsin mi?}}" },
    done: "{count, plural, other {# profil değişti.}}",
  },
  empty: "Kişiler, hesap açtıklarında burada görünür.",
} satisfies typeof en;
