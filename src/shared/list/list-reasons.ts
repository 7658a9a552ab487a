import type { FieldProblem } from "../errors.ts";
import type { Localized } from "../locale.ts";

/** Why a list refuses a filter, order or page, as sentences; `{detail}` is the problem's. Browsers have no other reasons. */
export const LIST_REASONS = {
  noSuchFilter: { en: "There is no such filter.", tr: "Böyle bir filtre yok." },
  noSuchValue: { en: "“{detail}” is not one of its values.", tr: "“{detail}” diye bir seçenek yok." },
  reversed: { en: "It ends before it begins.", tr: "Bitiş, başlangıçtan önce olamaz." },
  notADay: { en: "Expected a date such as 2020-01-31.", tr: "2020-01-31 gibi bir tarih olmalı." },
  notAnAmount: { en: "Expected an amount such as 250000.", tr: "250000 gibi bir tutar olmalı." },
  oneValueOnly: { en: "It takes one value only.", tr: "Yalnızca tek bir değer alabilir." },
  needsOne: {
    en: "It applies only together with exactly one value of “{detail}”.",
    tr: "Yalnızca “{detail}” için tek bir değer seçiliyken kullanılabilir.",
  },
  needsNotNo: {
    en: "It cannot apply while “{detail}” is answered with no.",
    tr: "“{detail}” hayır olarak seçiliyken kullanılamaz.",
  },
  needsYes: {
    en: "It applies only while “{detail}” is answered with yes.",
    tr: "Yalnızca “{detail}” evet olarak seçiliyken kullanılabilir.",
  },
  needsSeeking: {
    en: "It applies only together with a value of “{detail}” that means seeking.",
    tr: "Yalnızca “{detail}” için arayışta olanlardan biri seçiliyken kullanılabilir.",
  },
  needsSet: {
    en: "It applies only together with “{detail}”.",
    tr: "Yalnızca “{detail}” ile birlikte kullanılabilir.",
  },
  noSuchOrder: { en: "There is no such order.", tr: "Böyle bir sıralama yok." },
  atMostWithoutPackage: { en: "At most {detail} without a package.", tr: "Paketsiz en çok {detail} tane." },
  tooManyWords: { en: "At most {detail} words.", tr: "En çok {detail} kelime." },
  tooLongWord: { en: "Words have at most {detail} letters.", tr: "Bir kelime en çok {detail} harf olabilir." },
  tooDeep: { en: "Too many levels inside each other.", tr: "İç içe çok fazla düzey var." },
  noWord: { en: "It has no letters or digits.", tr: "İçinde harf ya da rakam yok." },
  noSuchSchool: {
    en: "No confirmed school has exactly this name.",
    tr: "Adı tam olarak bu olan onaylı bir okul yok.",
  },
  severalSchools: {
    en: "Several schools have this name; type the one in the other language, or the id.",
    tr: "Bu adda birden çok okul var; diğer dildeki adını ya da kimliğini yazın.",
  },
  unsupportedCharacter: {
    en: "This contains a character that cannot be saved. Please type it again.",
    tr: "Burada kaydedilemeyen bir karakter var. Lütfen yeniden yazın.",
  },
  notAPage: { en: "It must be a number from 1 to 100,000.", tr: "1 ile 100.000 arasında bir sayı olmalı." },
} as const satisfies Readonly<Record<string, Localized>>;

/** The sentence of a reason with its detail. */
export const reasonSentence = (sentence: Localized, detail: string, locale: keyof Localized): string =>
  sentence[locale].replace("{detail}", () => detail);

/** The reason as a sentence in a language, or as it is. */
export function listReasonText({ reason, detail = "" }: FieldProblem, locale: keyof Localized): string {
  const isKnown = Object.hasOwn(LIST_REASONS, reason);
  return isKnown ? reasonSentence(LIST_REASONS[reason as keyof typeof LIST_REASONS], detail, locale) : reason;
}
