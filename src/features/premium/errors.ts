import type { ErrorRows } from "#shared/errors.ts";

export const premiumErrors = {
  companyOnly: {
    status: 403,
    en: "Requests only to people in your company: who has an email at its domain, or permissions on a startup of yours.",
    tr: "İstek yalnızca şirketinizdeki kişilere gönderilebilir: aynı alan adında e‑postası olanlara ya da girişimlerinizden birinde yetkisi olanlara.",
  },
  noSuchColleague: {
    status: 404,
    en: "Nobody with this address has an account. Ask them to sign up first.",
    tr: "Bu adresle açılmış bir hesap yok. Önce kayıt olmalarını isteyin.",
  },
  hasPremium: {
    status: 409,
    en: "User already has premium.",
    tr: "Bu kişi zaten premium üye.",
  },
  noSeatLeft: {
    status: 409,
    en: "No seat of your package is free. Free one first, or change to a larger package.",
    tr: "Paketinizde boş kullanıcı hakkı kalmadı. Önce birini boşaltın ya da daha büyük bir pakete geçin.",
  },
  noPackageOfOwn: {
    status: 403,
    en: "Only who bought a package gives its seats.",
    tr: "Bir pakette kullanıcı hakkını yalnızca o paketi satın alan verebilir.",
  },
} as const satisfies ErrorRows;
