import type { ErrorRows } from "#shared/errors.ts";

export const programDecidingErrors = {
  reviewsInBlindPhase: {
    status: 409,
    en: "You review in a blind phase of this program. Letters name the teams, so someone else writes and publishes them until that phase is over.",
    tr: "Bu programın adsız bir evresinde değerlendirme yapıyorsunuz. Mektuplarda ekiplerin adı geçtiği için, o evre bitene dek onları başkası yazar ve yayımlar.",
  },
  reviewFirst: {
    status: 409,
    en: "You review this application yourself. Its letter says what other jurors wrote, so finish your review first, or let someone else in the organization write it.",
    tr: "Bu başvuruyu siz de değerlendiriyorsunuz. Mektupta diğer jüri üyelerinin yazdıkları yer aldığı için önce kendi değerlendirmenizi bitirin ya da mektubu kurumdan başka birine bırakın.",
  },
  resultPublished: {
    status: 409,
    en: "This result has been published. It stays as it is.",
    tr: "Bu sonuç yayımlandı. Artık değişmez.",
  },
  declineWithoutReason: {
    status: 409,
    en: "Some declined applicants would not read why. Give a reason in each of these letters, then publish.",
    tr: "Bazı başvuranlar neden kabul edilmediklerini okuyamayacak. Bu mektupların her birine bir gerekçe yazın, sonra yayımlayın.",
  },
  applicationsOpen: {
    status: 409,
    en: "Applications are still open. Whoever applies later is decided later: confirm that you publish before the deadline.",
    tr: "Başvurular hâlâ açık. Sonra başvuranlar sonra karara bağlanır: Son başvurudan önce yayımladığınızı onaylayın.",
  },
  nothingToPublish: {
    status: 409,
    en: "There is no result to publish. Decide on applications first.",
    tr: "Yayımlanacak sonuç yok. Önce başvurular hakkında karar verin.",
  },
  noPlaceFree: {
    status: 409,
    en: "No place is free, or this application is not one of those that were not accepted.",
    tr: "Boş yer yok ya da bu başvuru, sonucu “kabul edilmedi” olarak yayımlananlardan değil.",
  },
  placeClosed: {
    status: 409,
    en: "This place can no longer be answered: its last day is over, or it was given up.",
    tr: "Bu yer için artık yanıt verilemez: Son gün geçti ya da yerden vazgeçildi.",
  },
} as const satisfies ErrorRows;
