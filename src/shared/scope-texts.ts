import type { Locale } from "./locale.ts";

interface ScopeText {
  name: string;
  /** The acts that it allows, and the scopes that come with it. */
  includes: string;
}

const SEE_FINANCES = {
  en: { name: "See finances", includes: "Can see private rounds, amounts and shares." },
  tr: { name: "Finansal bilgileri görme", includes: "Özel turları, tutarları ve payları görür." },
};
const EDIT_FINANCES = {
  en: { name: "Edit finances", includes: "Can add and change rounds, amounts and shares. Includes seeing them." },
  tr: {
    name: "Finansal bilgileri düzenleme",
    includes: "Turları, tutarları ve payları girer ve değiştirir. Görme yetkisini de kapsar.",
  },
};
const SEE_MEMBERS = {
  en: { name: "See members", includes: "Can see the members and their permissions." },
  tr: { name: "Üyeleri görme", includes: "Üyeleri ve yetkilerini görür." },
};
const MANAGE_MEMBERS = {
  en: {
    name: "Manage members",
    includes: "Can invite people and change permissions, up to those they have themselves. Includes seeing members.",
  },
  tr: {
    name: "Üyeleri yönetme",
    includes:
      "Davet gönderir, yetkileri değiştirir; yalnızca kendisinde olan yetkileri verebilir. Üyeleri görmeyi de kapsar.",
  },
};

/** The meaning of each scope in plain words, by its number. */
export const SCOPE_TEXTS: Readonly<Record<number, Record<Locale, ScopeText>>> = {
  0: {
    en: { name: "Full access", includes: "Can do everything: content, finances, members." },
    tr: { name: "Tam yetki", includes: "Her şeyi yapabilir: içerik, finansal bilgiler, üyeler." },
  },
  1: {
    en: { name: "View", includes: "Can see the page even while it is hidden from the public." },
    tr: { name: "Görüntüleme", includes: "Sayfayı herkese kapalıyken de görür." },
  },
  2: {
    en: {
      name: "Edit",
      includes: "Can change texts, pictures, team and details, and show or hide the page. Includes viewing.",
    },
    tr: {
      name: "Düzenleme",
      includes:
        "Metinleri, görselleri, ekibi ve ayrıntıları değiştirir; sayfayı gösterir ya da gizler. Görüntülemeyi de kapsar.",
    },
  },
  3: {
    en: { name: "View the profile", includes: "Can see the profile." },
    tr: { name: "Profili görme", includes: "Profili görür." },
  },
  4: {
    en: { name: "Edit the profile", includes: "Can change the profile. Includes viewing it." },
    tr: { name: "Profili düzenleme", includes: "Profili değiştirir. Görme yetkisini de kapsar." },
  },
  5: SEE_FINANCES,
  6: EDIT_FINANCES,
  7: SEE_MEMBERS,
  8: MANAGE_MEMBERS,
  9: SEE_FINANCES,
  10: EDIT_FINANCES,
  11: SEE_MEMBERS,
  12: MANAGE_MEMBERS,
  13: MANAGE_MEMBERS,
  14: {
    en: { name: "All finances", includes: "Can see and change everything about money." },
    tr: { name: "Tüm finansal bilgiler", includes: "Parayla ilgili her şeyi görür ve değiştirir." },
  },
};
