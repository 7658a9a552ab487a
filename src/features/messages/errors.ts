import type { ErrorRows } from "#shared/errors.ts";

export const messagesErrors = {
  messageToYourself: {
    status: 400,
    en: "You cannot send a message to yourself.",
    tr: "Kendinize mesaj gönderemezsiniz.",
  },
  messageNotTaken: {
    status: 403,
    en: "Your message could not be sent! This person isn’t accepting messages from you.",
    tr: "Mesajınız gönderilemedi! Bu kişi sizden mesaj almıyor.",
  },
  messageToBlocked: {
    status: 409,
    en: "You have blocked this person. Unblock them to write again.",
    tr: "Bu kişiyi engellediniz. Yeniden yazmak için engeli kaldırın.",
  },
  tooManyNewConversations: {
    status: 429,
    en: "You have written to many new people today. Try again tomorrow; you can still write to people who have answered you.",
    tr: "Bugün çok sayıda yeni kişiye yazdınız. Yarın yeniden deneyin; size yanıt verenlere yazmaya devam edebilirsiniz.",
  },
  introductionByFounders: {
    status: 403,
    en: "Founders can ask for an introduction: add your startup first.",
    tr: "Tanıştırmayı kurucular isteyebilir: önce girişiminizi ekleyin.",
  },
  introductionToInvestors: {
    status: 400,
    en: "Introductions are made to investors. You can write to this person directly.",
    tr: "Tanıştırma yatırımcılarla yapılır. Bu kişiye doğrudan yazabilirsiniz.",
  },
  introductionNotNeeded: {
    status: 409,
    en: "You have already written to each other. Continue there.",
    tr: "Bu kişiyle zaten yazıştınız. Oradan sürdürebilirsiniz.",
  },
  introductionAsked: {
    status: 409,
    en: "You have already asked for this introduction.",
    tr: "Bu tanıştırmayı zaten istediniz.",
  },
  tooManyIntroductions: {
    status: 409,
    en: "Five of your requests are waiting, the most at a time. Withdraw one, or wait for an answer.",
    tr: "Beş isteğiniz yanıt bekliyor; aynı anda daha fazlası olamaz. Birini geri çekin ya da yanıt bekleyin.",
  },
} as const satisfies ErrorRows;
