import type { Locale } from "#shared/locale.ts";

const en = {
  title: (number: number, phase: string) => `Minutes ${number}: ${phase}`,
  facts: {
    organizer: "Organizer",
    phase: "Phase",
    kind: "Kind of review",
    sealed: "Sealed",
    rows: "Rows",
    digest: "Digest of the last row",
    check: "Checked again",
  },
  blind: "Blind: jurors read no names",
  open: "Open: jurors read names",
  intact: "Every row follows from the one before.",
  broken: (row: number) => `Row ${row} does not follow from the one before: the minutes were changed.`,
  somebody: "somebody who has left",
  nothing: "None.",
  criteria: { title: "Criteria", columns: ["Criterion", "Weight", "Highest score"] },
  jurors: {
    title: "Jurors",
    note: "Mean and spread (standard deviation) of the weighted scores of their reviews that count.",
    columns: ["Juror", "Assigned", "Finished", "Abstained", "Set aside", "Mean", "Spread"],
  },
  insider: "of the organizer",
  tooFew: (reviews: string, needed: string) => `${reviews} of ${needed}: too few`,
  wentOn: (phase: string) => `moved on to ${phase}`,
  stayed: "stayed behind",
  placeGone: { givenUp: "Accepted, gave its place up", missed: "Accepted, did not confirm its place in time" },
  ranking: {
    title: "Ranking",
    note: {
      normalized:
        "In the order of the normalized score: each juror is measured by their own mean and spread. The range says which ranks are possible if any one juror is left out.",
      raw: "In the order of the raw score, the mean of the weighted scores. The range says which ranks are possible if any one juror is left out.",
    },
    steps: (scale: string) =>
      `Weighted score of a review: each score is brought to the scale from 1 to ${scale}, as 1 + (score − 1) × (${scale} − 1) ÷ (highest score of the criterion − 1), and multiplied by the weight of its criterion; the sum is divided by the weights of the criteria that have a score. Raw score: the mean of the weighted scores of an application.`,
    base: (mean: string, spread: string) =>
      `Normalized score: of each review (weighted score − mean of the juror) ÷ spread of the juror, the mean of these × ${spread} + ${mean}, which are spread and mean of all reviews that count. Reviews of a juror whose scores do not differ are left out of it.`,
    columns: ["Rank", "Range", "Application", "Raw", "Normalized", "Reviews", "Result"],
  },
  reviews: {
    title: "Reviews",
    note: "Who reviewed what, and the scores. Those set aside for a conflict of interest do not count.",
    columns: ["Application", "Juror", "Scores", "Weighted", "Version read", "State"],
  },
  states: {
    finished: "Counts",
    rawOnly: "Counts in the raw score alone: the juror’s scores do not differ",
    abstained: "Abstained",
    setAside: "Set aside",
  },
  conflicts: {
    title: "Conflicts of interest",
    columns: ["Application", "Juror", "Conflict", "Decision"],
  },
  certain: "certain",
  suspected: "suspected",
  saidBy: { juror: "by the juror", applicant: "by the applicant" },
  decisions: { confirmed: "Confirmed", ignored: "Ignored" },
  undecided: "Open",
  blocked: "Blocked at once",
  found: (time: string) => `found ${time}`,
  confirmed: {
    title: "Reviews confirmed for a changed text",
    note: "The applicant changed the text after the juror had finished the review; the juror read what is different and confirmed the review, or scored again.",
    columns: ["Application", "Juror", "Version scored", "Version confirmed", "Time"],
  },
  answers: { title: "Single answers", columns: ["Application", "Juror", "Question", "Score", "Remark"] },
  said: { title: "Discussion among jurors", columns: ["Application", "Juror", "Time", "Text"] },
  changes: {
    title: "Changes after",
    note: "What differs between these minutes and what is stored now.",
    columns: ["", "Subject", "Text"],
    before: "Then",
    now: "Now",
    none: "Nothing has changed since these minutes were sealed.",
  },
  signatures: {
    title: "Signatures",
    note: "With their signature jurors and organizer confirm these minutes.",
    date: "Date, signature",
  },
  appendix: {
    title: "Appendix: digests",
    note: (every: number) =>
      every === 1
        ? "SHA-256 of the digest before and the text of each row. The exact text of each row is in the file of rows, which can be downloaded at the address below, next to this document: SHA-256 of the 32 bytes of the digest before and of the text in UTF-8 gives the next digest. The page there checks such a file, too."
        : `SHA-256 of the digest before and the text of each row; here of every ${every}th row, which proves those before it, and of the last. The exact text of each row is in the file of rows, which can be downloaded at the address below, next to this document: SHA-256 of the 32 bytes of the digest before and of the text in UTF-8 gives the next digest. The page there checks such a file, too.`,
    columns: ["Row", "Digest"],
  },
};

const tr: typeof en = {
  title: (number, phase) => `Tutanak ${number}: ${phase}`,
  facts: {
    organizer: "Organizatör",
    phase: "Evre",
    kind: "Değerlendirme biçimi",
    sealed: "Mühürlenme",
    rows: "Satır",
    digest: "Son satırın özeti",
    check: "Yeniden denetim",
  },
  blind: "Adsız: jüri üyeleri adları görmez",
  open: "Açık: jüri üyeleri adları görür",
  intact: "Her satır bir öncekinden geliyor.",
  broken: (row) => `${row} numaralı satır bir öncekinden gelmiyor: Tutanak değiştirilmiş.`,
  somebody: "ayrılmış biri",
  nothing: "Yok.",
  criteria: { title: "Ölçütler", columns: ["Ölçüt", "Ağırlık", "En yüksek puan"] },
  jurors: {
    title: "Jüri üyeleri",
    note: "Ortalama ve yayılım (standart sapma), üyenin hesaba katılan değerlendirmelerindeki ağırlıklı puanlarındandır.",
    columns: ["Jüri üyesi", "Atanan", "Tamamlanan", "Çekimser", "Sayılmayan", "Ortalama", "Yayılım"],
  },
  insider: "organizatörden",
  tooFew: (reviews, needed) => `${reviews} / ${needed}: az`,
  wentOn: (phase) => `${phase} evresine geçti`,
  stayed: "geçemedi",
  placeGone: {
    givenUp: "Kabul edildi, yerinden vazgeçti",
    missed: "Kabul edildi, yerini zamanında onaylamadı",
  },
  ranking: {
    title: "Sıralama",
    note: {
      normalized:
        "Dengelenmiş puana göre sıralıdır: Her jüri üyesinin puanı kendi ortalaması ve yayılımıyla ölçülür. Aralık, jüri üyelerinden herhangi biri çıkarıldığında mümkün olan sıraları gösterir.",
      raw: "Ham puana göre, yani ağırlıklı puanların ortalamasına göre sıralıdır. Aralık, jüri üyelerinden herhangi biri çıkarıldığında mümkün olan sıraları gösterir.",
    },
    steps: (scale) =>
      `Bir değerlendirmenin ağırlıklı puanı: Her puan 1 + (puan − 1) × (${scale} − 1) ÷ (ölçütün en yüksek puanı − 1) ile 1–${scale} ölçeğine getirilir ve ölçütün ağırlığıyla çarpılır; toplam, puanı olan ölçütlerin ağırlıkları toplamına bölünür. Ham puan: Başvurunun ağırlıklı puanlarının ortalaması.`,
    base: (mean, spread) =>
      `Dengelenmiş puan: Her değerlendirmede (ağırlıklı puan − üyenin ortalaması) ÷ üyenin yayılımı alınır; bunların ortalaması × ${spread} + ${mean}. Bu ikisi, hesaba katılan tüm değerlendirmelerin yayılımı ve ortalamasıdır. Puanları birbirinden ayrılmayan üyenin değerlendirmeleri buna katılmaz.`,
    columns: ["Sıra", "Aralık", "Başvuru", "Ham", "Dengelenmiş", "Değerlendirme", "Sonuç"],
  },
  reviews: {
    title: "Değerlendirmeler",
    note: "Kimin neyi değerlendirdiği ve puanlar. Çıkar çatışması nedeniyle ayrılanlar hesaba katılmaz.",
    columns: ["Başvuru", "Jüri üyesi", "Puanlar", "Ağırlıklı", "Okunan sürüm", "Durum"],
  },
  states: {
    finished: "Hesaba katılır",
    rawOnly: "Yalnızca ham puana katılır: üyenin puanları birbirinden ayrılmıyor",
    abstained: "Çekimser",
    setAside: "Hesaba katılmaz",
  },
  conflicts: {
    title: "Çıkar çatışmaları",
    columns: ["Başvuru", "Jüri üyesi", "Çatışma", "Karar"],
  },
  certain: "kesin",
  suspected: "şüpheli",
  saidBy: { juror: "jüri üyesinden", applicant: "başvurandan" },
  decisions: { confirmed: "Onaylandı", ignored: "Yok sayıldı" },
  undecided: "Karar bekliyor",
  blocked: "Hemen engellendi",
  found: (time) => `bulunma: ${time}`,
  confirmed: {
    title: "Değişen metin için onaylanan değerlendirmeler",
    note: "Başvuran, jüri üyesi değerlendirmesini tamamladıktan sonra metni değiştirdi; jüri üyesi farkı okuyup değerlendirmesini onayladı ya da yeniden puan verdi.",
    columns: ["Başvuru", "Jüri üyesi", "Puanlanan sürüm", "Onaylanan sürüm", "Zaman"],
  },
  answers: { title: "Tek tek yanıtlar", columns: ["Başvuru", "Jüri üyesi", "Soru", "Puan", "Not"] },
  said: { title: "Jüri üyeleri arasında görüşme", columns: ["Başvuru", "Jüri üyesi", "Zaman", "Metin"] },
  changes: {
    title: "Sonraki değişiklikler",
    note: "Bu tutanakla şu an kayıtlı olanlar arasındaki farklar.",
    columns: ["", "Konu", "Metin"],
    before: "Tutanakta",
    now: "Şimdi",
    none: "Tutanak mühürlendiğinden beri hiçbir şey değişmedi.",
  },
  signatures: {
    title: "İmzalar",
    note: "Jüri üyeleri ve organizatör bu tutanağı imzalarıyla onaylar.",
    date: "Tarih, imza",
  },
  appendix: {
    title: "Ek: özetler",
    note: (every) =>
      every === 1
        ? "Her satırın metniyle bir önceki özetin SHA-256 özeti. Her satırın tam metni, aşağıdaki adreste bu belgenin yanından indirilen satır dosyasındadır: Bir önceki özetin 32 baytıyla UTF-8 metnin SHA-256 özeti bir sonraki özeti verir. Oradaki sayfa bu dosyayı da denetler."
        : `Her satırın metniyle bir önceki özetin SHA-256 özeti; burada her ${every} satırda bir (öncekilerin kanıtıdır) ve son satır. Her satırın tam metni, aşağıdaki adreste bu belgenin yanından indirilen satır dosyasındadır: Bir önceki özetin 32 baytıyla UTF-8 metnin SHA-256 özeti bir sonraki özeti verir. Oradaki sayfa bu dosyayı da denetler.`,
    columns: ["Satır", "Özet"],
  },
};

/** The words of minutes on paper, which are written where texts of pages are not loaded. */
export const MINUTES_TEXTS: Record<Locale, typeof en> = { en, tr };
