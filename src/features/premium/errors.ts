import type { ErrorRows } from "#shared/errors.ts";

export const premiumErrors = {
  companyOnly: {
    status: 403,
    en: "You can give a seat only to people in your company: those with an email at its domain, or with permissions on one of your startups.",
    tr: "Kullanıcı hakkını yalnızca şirketinizdeki kişilere verebilirsiniz: aynı alan adında e‑postası ya da girişimlerinizden birinde yetkisi olanlara.",
  },
  hasPremium: {
    status: 409,
    en: "User already has premium.",
    tr: "Bu kişi zaten premium üye.",
  },
  noSeatLeft: {
    status: 409,
    en: "Your package has no free seat. Remove someone first, or change to a larger package.",
    tr: "Paketinizde boş kullanıcı hakkı kalmadı. Önce birini geri alın ya da daha büyük bir pakete geçin.",
  },
  seatOfBuyer: {
    status: 409,
    en: "The person who bought the package keeps a seat. End the package itself in the customer portal.",
    tr: "Paketi satın alanın kullanıcı hakkı geri alınamaz. Paketin kendisini müşteri portalından sonlandırın.",
  },
  noPackageOfOwn: {
    status: 403,
    en: "Only the person who bought a package can give its seats.",
    tr: "Bir pakette kullanıcı hakkını yalnızca o paketi satın alan verebilir.",
  },
} as const satisfies ErrorRows;
