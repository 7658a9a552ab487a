import type { ErrorRows } from "#shared/errors.ts";

export const jobApplicationErrors = {
  jobExpired: {
    status: 409,
    en: "This job posting has expired.",
    tr: "Bu iş ilanının süresi doldu.",
  },
  appliedAlready: {
    status: 409,
    en: "You can apply for a job posting once.",
    tr: "Bir iş ilanına yalnızca bir kez başvurabilirsiniz.",
  },
  ownJob: {
    status: 409,
    en: "This is a job of your own startup. You cannot apply to it.",
    tr: "Bu, kendi girişiminizin iş ilanı. Ona başvuramazsınız.",
  },
  keepAccountFirst: {
    status: 409,
    en: "Your account is about to be deleted. Keep it first, then apply.",
    tr: "Hesabınız silinmek üzere. Başvurmak için önce hesabınızı koruyun.",
  },
  applicantLeft: {
    status: 409,
    en: "This applicant’s account is about to be deleted. There is nothing to answer.",
    tr: "Bu başvuranın hesabı silinmek üzere. Yanıtlanacak bir şey yok.",
  },
  cvTakenBack: {
    status: 410,
    en: "The CV was taken back. The applicant no longer shares it.",
    tr: "Özgeçmiş geri alındı. Başvuran artık paylaşmıyor.",
  },
  applicationOver: {
    status: 409,
    en: "This application has ended. Its status can no longer change.",
    tr: "Bu başvuru sona erdi, durumu artık değişmez.",
  },
} as const satisfies ErrorRows;
