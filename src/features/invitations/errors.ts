import type { ErrorRows } from "#shared/errors.ts";

export const invitationsErrors = {
  invitingYourself: {
    status: 400,
    en: "You cannot invite yourself.",
    tr: "Kendinizi davet edemezsiniz.",
  },
  invitationExpired: {
    status: 410,
    en: "This invitation has expired. Ask whoever invited you to send it again.",
    tr: "Bu davetin süresi doldu. Sizi davet eden kişiden yeniden göndermesini isteyin.",
  },
  invitationWithdrawn: {
    status: 410,
    en: "This invitation was withdrawn.",
    tr: "Bu davet geri çekildi.",
  },
  senderLostRights: {
    status: 410,
    en: "Whoever invited you can no longer give these permissions. Ask the team for a new invitation.",
    tr: "Sizi davet eden kişi artık bu yetkileri veremiyor. Ekipten yeni bir davet isteyin.",
  },
  accessEnded: {
    status: 410,
    en: "The last day of these permissions has passed. Send a new invitation.",
    tr: "Bu yetkilerin son günü geçti. Yeni bir davet gönderin.",
  },
  invitationReplaced: {
    status: 409,
    en: "There is a newer invitation to this address.",
    tr: "Bu adrese gönderilmiş daha yeni bir davet var.",
  },
  tooManyInvitations: {
    status: 429,
    en: "No more invitations can be sent today. Try again tomorrow.",
    tr: "Bugün daha fazla davet gönderilemez. Yarın yeniden deneyin.",
  },
  mailedTooOften: {
    status: 429,
    en: "This invitation cannot be sent by email again. Withdraw it and send a new one.",
    tr: "Bu davet e‑postayla yeniden gönderilemez. Geri çekip yeni bir davet gönderin.",
  },
  invitationAnswered: {
    status: 409,
    en: "This invitation was already answered.",
    tr: "Bu davet daha önce yanıtlandı.",
  },
  accessDiffers: {
    status: 409,
    en: "You already have permissions here that expire on another date. Ask whoever invited you to change them on the members page.",
    tr: "Burada bitiş tarihi farklı yetkileriniz zaten var. Sizi davet eden kişiden bunları üyeler sayfasında değiştirmesini isteyin.",
  },
} as const satisfies ErrorRows;
