import type { FieldProblem } from "./errors.ts";
import type { Localized } from "./locale.ts";

/** A problem with the sentence that people read at its field; undefined: the form has its own words for the reason. */
export interface ShownProblem extends FieldProblem {
  sentence?: string;
}

/** Why a single field is refused, as sentences; `{detail}` is the problem's. A reason that is none of these stays as it is. */
const REASONS: Readonly<Record<string, Localized>> = {
  noSuchFilter: { en: "There is no such filter.", tr: "Böyle bir filtre yok." },
  noSuchValue: { en: "“{detail}” is none of its values.", tr: "“{detail}” değerleri arasında yok." },
  reversed: { en: "It ends before it begins.", tr: "Bitişi başlangıcından önce." },
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
    tr: "Bu adda birden çok okul var; öbür dildeki adını ya da kimliğini yazın.",
  },
  unsupportedCharacter: {
    en: "This contains a character that cannot be saved. Please type it anew.",
    tr: "Burada kaydedilemeyen bir karakter var. Lütfen yeniden yazın.",
  },
  notAPage: { en: "Pages count from 1 to 100,000.", tr: "Sayfalar 1'den 100.000'e kadar sayılır." },
};

const sentenceOf = (key: string, detail: string, locale: keyof Localized): string =>
  REASONS[key]![locale].replace("{detail}", () => detail);

/** The reason as a sentence in a language, or as it is. */
export const reasonText = ({ reason, detail = "" }: FieldProblem, locale: keyof Localized): string =>
  Object.hasOwn(REASONS, reason) ? sentenceOf(reason, detail, locale) : reason;

/** The problem as a form shows it; a call has made sentences of the reasons already. */
export function shownProblem(problem: FieldProblem, locale: keyof Localized): ShownProblem {
  const reason = reasonText(problem, locale);
  const isSentence = Object.keys(REASONS).some((key) => sentenceOf(key, problem.detail ?? "", locale) === reason);
  return isSentence ? { ...problem, reason, sentence: reason } : problem;
}
