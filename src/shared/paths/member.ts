import type { PathRow } from "./row.ts";

/** Pages of who is signed in, besides those of the dashboard. */
export const MEMBER_PATHS = {
  applyProgram: { en: "/apply-program/:seoUrl", tr: "/tr/program-basvurusu/:seoUrl" },
  /** For staff and owners of startups. */
  seeAs: { en: "/see-as", tr: "/tr/goruntule" },
  userType: { en: "/user-type", tr: "/tr/kullanici-tipi" },
  newTerms: { en: "/new-terms", tr: "/tr/yeni-kosullar" },
  userNewUser: { en: "/user/new-user", tr: "/tr/kullanici/yeni-kullanici" },
  paymentSuccess: { en: "/payment-success", tr: "/tr/odeme-basarili" },
  paymentFail: { en: "/payment-fail", tr: "/tr/odeme-basarisiz" },
  dashboardReviewTheProgram: {
    en: "/dashboard/review-the-program/:programSeoUrl/:programApplyId",
    tr: "/tr/panel/program-degerlendir/:programSeoUrl/:programApplyId",
  },
} as const satisfies Record<string, PathRow>;
