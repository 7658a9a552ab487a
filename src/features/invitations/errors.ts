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
  invitationAnswered: {
    status: 409,
    en: "This invitation was already answered the other way.",
    tr: "Bu davete daha önce farklı bir yanıt verildi.",
  },
  accessDiffers: {
    status: 409,
    en: "You already hold permissions here that end at another time. Ask whoever invited you to change them among the members.",
    tr: "Burada bitiş tarihi farklı yetkileriniz zaten var. Sizi davet eden kişiden bunları üyeler sayfasında değiştirmesini isteyin.",
  },
} as const satisfies ErrorRows;
