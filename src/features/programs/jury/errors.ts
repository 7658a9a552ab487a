import type { ErrorRows } from "#shared/errors.ts";

export const programJuryErrors = {
  jurorConflict: {
    status: 409,
    en: "This juror has a conflict with the application, so it cannot be assigned.",
    tr: "Bu jüri üyesiyle başvuru arasında çıkar çatışması var, bu yüzden atanamaz.",
  },
  ownConflict: {
    status: 409,
    en: "You have a conflict of interest here, so someone else in the organization decides.",
    tr: "Burada sizinle ekip arasında çıkar çatışması var; kararı kurumdan başka biri vermeli.",
  },
  nobodyDecides: {
    status: 409,
    en: "You have a conflict of interest here, and no one else in the organization can decide without one. Invite a colleague with the “Edit” permission on the page of the organization; they decide.",
    tr: "Burada sizinle ekip arasında çıkar çatışması var ve kurumda çıkar çatışması olmadan karar verebilecek başka kimse yok. Kurumun sayfasından düzenleme yetkisi olan bir çalışma arkadaşınızı davet edin; kararı o versin.",
  },
  pairsHidden: {
    status: 409,
    en: "You review in a blind phase of this program. Who reviews what, and who is connected to which team, would tell you whose application it is. Until that phase is over, someone else in the organization assigns and decides about conflicts.",
    tr: "Bu programın adsız bir evresinde değerlendirme yapıyorsunuz. Kimin neyi değerlendirdiği ve kimin hangi ekiple bağı olduğu, başvurunun kime ait olduğunu ele verirdi. O evre bitene dek atamaları ve çatışma kararlarını kurumdan başka biri yapar.",
  },
  ranksKept: {
    status: 409,
    en: "Some reviews are not shown to you, and ranks would give them away. Choose by hand, or let someone else in the organization choose by ranks.",
    tr: "Bazı değerlendirmeler size gösterilmiyor; sıralar onları ele verirdi. Elle seçin ya da sıraya göre ilerletmeyi kurumdan başka birine bırakın.",
  },
  conflictIsCertain: {
    status: 409,
    en: "This conflict is certain, so it cannot be ignored.",
    tr: "Bu çıkar çatışması kesin; yok sayılamaz.",
  },
  conflictHasMore: {
    status: 409,
    en: "More was found between the juror and this team meanwhile. Look at it before you decide.",
    tr: "Bu arada jüri üyesiyle ekip arasında yeni bir bağ bulundu. Karar vermeden önce ona da bakın.",
  },
  jurorNotAccepted: {
    status: 409,
    en: "Applications are assigned only to jurors who have accepted the invitation.",
    tr: "Yalnızca daveti kabul eden jüri üyelerine başvuru atanabilir.",
  },
  reviewHasBegun: {
    status: 409,
    en: "This juror has begun the review, so it stays.",
    tr: "Bu jüri üyesi değerlendirmeye başlamış, bu yüzden atama kalır.",
  },
  noActivePhase: {
    status: 409,
    en: "No phase is active. Begin one first.",
    tr: "Etkin bir evre yok. Önce bir evre başlatın.",
  },
  phaseChanged: {
    status: 409,
    en: "Another phase has become active meanwhile. Look at the preview again.",
    tr: "Bu arada başka bir evreye geçilmiş. Önizlemeye yeniden bakın.",
  },
  phaseNotNext: {
    status: 409,
    en: "This phase begins before the active one. Phases go on, never back.",
    tr: "Bu evre, etkin evreden önce başlıyor. Evrelerde geri dönülmez.",
  },
  phaseSkipped: {
    status: 409,
    en: "An earlier phase has not been held. Begin that one first, change its dates, or delete it.",
    tr: "Daha önceki bir evre yapılmadı. Önce onu başlatın, tarihlerini değiştirin ya da silin.",
  },
  phaseOver: {
    status: 409,
    en: "This phase has ended already. Change its dates first.",
    tr: "Bu evrenin süresi dolmuş. Önce tarihlerini değiştirin.",
  },
  jurorInvitationOver: {
    status: 409,
    en: "This invitation can no longer be answered. Ask the organization for a new one.",
    tr: "Bu davet artık yanıtlanamıyor. Kurumdan yeni bir davet isteyin.",
  },
  otherAddress: {
    status: 409,
    en: "The invitation was sent to another address. Sign in with the account that has it.",
    tr: "Davet başka bir adrese gönderilmiş. O adrese ait hesapla giriş yapın.",
  },
  jurorAlready: {
    status: 409,
    en: "You are already a juror of this program through another invitation.",
    tr: "Başka bir davetle bu programın zaten jüri üyesisiniz.",
  },
  tooManyJurors: {
    status: 409,
    en: "A program has at most 200 jurors.",
    tr: "Bir programın en çok 200 jüri üyesi olabilir.",
  },
  nothingToRemind: {
    status: 409,
    en: "This juror has nothing to review now.",
    tr: "Bu jüri üyesinin şu anda değerlendireceği başvuru yok.",
  },
  remindedToday: {
    status: 429,
    en: "You have reminded this juror within the last day. Once a day is enough.",
    tr: "Bu jüri üyesine son bir gün içinde hatırlatma gönderildi. Günde bir kez hatırlatılabilir.",
  },
  tooManyReasons: {
    status: 409,
    en: "An organization can add at most 200 reasons.",
    tr: "Bir kurum en çok 200 gerekçe ekleyebilir.",
  },
  jurorMailedJustNow: {
    status: 429,
    en: "The invitation was sent a few minutes ago. Wait a moment before you send it again.",
    tr: "Davet birkaç dakika önce gönderildi. Yeniden göndermeden önce biraz bekleyin.",
  },
} as const satisfies ErrorRows;
