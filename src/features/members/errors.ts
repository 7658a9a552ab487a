import type { ErrorRows } from "#shared/errors.ts";

export const membersErrors = {
  invalidAccess: {
    status: 403,
    en: "You do not have permission to manage the permissions here.",
    tr: "Buradaki yetkileri yönetme yetkiniz yok.",
  },
  invalidScope: {
    status: 403,
    en: "This permission cannot be given here.",
    tr: "Bu yetki burada verilemez.",
  },
  scopeNotYours: {
    status: 403,
    en: "You can only give or take permissions that you have yourself.",
    tr: "Yalnızca kendinizde olan yetkileri verebilir veya alabilirsiniz.",
  },
  endsAfterYours: {
    status: 403,
    en: "Permissions cannot last longer than your own.",
    tr: "Yetkiler sizinkilerden daha uzun süremez.",
  },
  tooManyWishes: {
    status: 429,
    en: "You cannot ask again today. Try again tomorrow.",
    tr: "Bugün yeniden istek gönderemezsiniz. Yarın yeniden deneyin.",
  },
  entityNotFound: {
    status: 404,
    en: "There is no such startup, organization or service provider.",
    tr: "Böyle bir girişim, kurum veya hizmet sağlayıcı yok.",
  },
  accessNotFound: {
    status: 404,
    en: "This person has no permissions here.",
    tr: "Bu kişinin burada yetkisi yok.",
  },
  lastFullAccess: {
    status: 409,
    en: "Someone has to keep full access. Give it to another member first.",
    tr: "Tam yetkili en az bir kişi kalmalı. Önce başka bir üyeye tam yetki verin.",
  },
} as const satisfies ErrorRows;
