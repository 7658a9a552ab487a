import type en from "./messages.en.ts";

export default {
  title: "İşaretlenen metinler",
  lead: "Üyelerin, izlenen bir kelimeyle yazdığı metinler. Metinler yazıldıkları gibi yayındadır; bir şey yapmak gerekip gerekmediğine siz karar verirsiniz.",
  words: "Yasaklı kelimelere git",
  search: "Kişi, kelime veya metin arayın",
  columns: {
    person: "Kişi",
    kind: "Hangi metin",
    word: "Kelime",
    text: "Yazıldığı hâliyle",
    flaggedAt: "Yazılma tarihi",
    state: "Durum",
    lookedAt: "Bakılma tarihi",
    lookedBy: "Bakan",
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
    lookedAt: { label: "Bakıldı", done: "Not edildi: bu metne baktınız ({person})." },
    open: { label: "Yeniden bakılacak", done: "Metne yeniden bakılacak ({person})." },
    profile: { label: "Profili aç" },
    account: { label: "Hesabı kullanıcılar arasında göster" },
  },
  bulk: {
    lookedAt: { title: "{count, plural, other {# metne baktınız mı?}}" },
    open: { title: "{count, plural, other {# metne yeniden bakılsın mı?}}" },
    done: "{count, plural, other {# metin not edildi.}}",
  },
  empty: "Biri, “Yöneticiye gösterilsin” denen bir kelime yazdığında metni burada görünür.",
} satisfies typeof en;
