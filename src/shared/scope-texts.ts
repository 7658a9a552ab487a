import type { Locale } from "./locale.ts";

interface ScopeText {
  name: string;
  /** What it lets one do, and what comes with it. */
  includes: string;
}

const SEE_FINANCES = {
  en: { name: "See finances", includes: "Sees private rounds, amounts and shares." },
  tr: { name: "Finansal bilgileri görme", includes: "Gizli turları, tutarları ve payları görür." },
};
const EDIT_FINANCES = {
  en: { name: "Edit finances", includes: "Enters and changes rounds, amounts and shares. Seeing them comes with it." },
  tr: {
    name: "Finansal bilgileri düzenleme",
    includes: "Turları, tutarları ve payları girer ve değiştirir. Görme yetkisini de kapsar.",
  },
};
const SEE_MEMBERS = {
  en: { name: "See members", includes: "Sees who may do what." },
  tr: { name: "Üyeleri görme", includes: "Kimin neye yetkisi olduğunu görür." },
};
const MANAGE_MEMBERS = {
  en: { name: "Manage members", includes: "Invites people and changes permissions. Seeing members comes with it." },
  tr: { name: "Üyeleri yönetme", includes: "Davet gönderir, yetkileri değiştirir. Üyeleri görme yetkisini de kapsar." },
};

/** What each scope means, in plain words, by its number. */
export const SCOPE_TEXTS: Readonly<Record<number, Record<Locale, ScopeText>>> = {
  0: {
    en: { name: "Full access", includes: "May do everything: content, finances, members." },
    tr: { name: "Tam yetki", includes: "Her şeyi yapabilir: içerik, finansal bilgiler, üyeler." },
  },
  1: {
    en: { name: "View", includes: "Sees the page even while it is hidden from the public." },
    tr: { name: "Görüntüleme", includes: "Sayfayı herkese kapalıyken de görür." },
  },
  2: {
    en: { name: "Edit", includes: "Changes texts, pictures, team and details. Viewing comes with it." },
    tr: {
      name: "Düzenleme",
      includes: "Metinleri, görselleri, ekibi ve ayrıntıları değiştirir. Görüntülemeyi de kapsar.",
    },
  },
  3: {
    en: { name: "View the profile", includes: "Sees the profile." },
    tr: { name: "Profili görme", includes: "Profili görür." },
  },
  4: {
    en: { name: "Edit the profile", includes: "Changes the profile. Viewing it comes with it." },
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
    en: { name: "All finances", includes: "Sees and changes everything about money." },
    tr: { name: "Tüm finansal bilgiler", includes: "Parayla ilgili her şeyi görür ve değiştirir." },
  },
};
