import type en from "./messages.en.ts";

export default {
  waiting: "{count} işaretlenen metin",
  title: "İşaretlenen metinler",
  lead: "Üyelerin, izlenen bir kelimeyi kullandığı metinler. Yazıldıkları gibi yayındadır; bir şey yapmak gerekip gerekmediğine siz karar verirsiniz.",
  words: "Yasaklı kelimelere git",
  search: "Kişi, kelime veya metin ara",
  columns: {
    person: "Kişi",
    kind: "Alan",
    word: "Kelime",
    text: "Yazıldığı gibi",
    flaggedAt: "Yazılma tarihi",
    state: "Durum",
    lookedAt: "İnceleme tarihi",
    lookedBy: "İnceleyen",
  },
  values: {
    state: { open: "Bakılmadı", lookedAt: "Bakıldı" },
    kind: {
      account_name: "Ad",
      account_surname: "Soyad",
      account_title: "Unvan",
      account_description: "Hakkında",
      educations_schoolName: "Eğitim: okul",
      educations_departmentName: "Eğitim: bölüm",
      educations_description: "Eğitim: açıklama",
      workingExperiences_title: "Deneyim: görev",
      workingExperiences_companyName: "Deneyim: şirket",
      workingExperiences_description: "Deneyim: açıklama",
    },
  },
  quick: { open: "Yalnızca bakılmayanlar" },
  name: "{word}, {person}",
  actions: {
    lookedAt: { label: "Bakıldı olarak işaretle", done: "Metin bakıldı olarak işaretlendi ({person})." },
    open: { label: "Bakılmadı olarak işaretle", done: "Metin bakılmadı olarak işaretlendi ({person})." },
    profile: { label: "Profili aç" },
    account: { label: "Kullanıcılar sayfasında aç" },
  },
  bulk: {
    lookedAt: { title: "{count, plural, other {# metin bakıldı olarak işaretlensin mi?}}" },
    open: { title: "{count, plural, other {# metin bakılmadı olarak işaretlensin mi?}}" },
    done: "{count, plural, other {# metin değiştirildi.}}",
  },
  empty: "Biri, “Yöneticiye gösterilsin” olarak ayarlanan bir kelimeyi kullandığında metni burada görünür.",
} satisfies typeof en;
