import type { FieldProblem } from "./errors.ts";
import { LIST_REASONS, reasonSentence } from "./list/list-reasons.ts";
import type { Localized } from "./locale.ts";

/** A problem with the sentence that people read at its field; undefined: the form has its own words for the reason. */
export interface ShownProblem extends FieldProblem {
  sentence?: string;
  /** The text where the form has no words of its own either. */
  general?: string;
}

/** Why a single field is refused, as sentences; `{detail}` is the problem's. A reason that is none of these stays as it is. */
const REASONS = {
  ...LIST_REASONS,
  placeholderLeft: { en: "Still to be filled in: {detail}.", tr: "Doldurulacak yerler: {detail}." },
  atMost: { en: "At most {detail}.", tr: "En çok {detail} olabilir." },
  atLeast: { en: "At least {detail}.", tr: "En az {detail} olmalı." },
  answersTooLong: {
    en: "All answers together are too long. Shorten this one.",
    tr: "Yanıtların toplamı çok uzun. Bunu kısaltın.",
  },
  textTooLong: { en: "At most {detail} characters.", tr: "En çok {detail} karakter olabilir." },
  atMostValues: { en: "At most {detail} values.", tr: "En çok {detail} değer seçilebilir." },
  atMostWithoutSigningIn: { en: "At most {detail} without signing in.", tr: "Giriş yapmadan en çok {detail} tane." },
  signInToLeaveOut: { en: "Sign in to leave values out.", tr: "Değerleri hariç tutmak için giriş yapın." },
  atMostRules: { en: "At most {detail} rules.", tr: "En çok {detail} kural olabilir." },
  taxOfficeMissing: {
    en: "A company in Türkiye needs its tax office.",
    tr: "Türkiye’deki bir şirket için vergi dairesi gerekir.",
  },
  notATaxNumber: {
    en: "This is neither a Turkish tax number (10 digits) nor an identity number (11 digits).",
    tr: "Bu ne 10 haneli bir vergi numarası ne de 11 haneli bir T.C. kimlik numarası.",
  },
  rowsInFile: { en: "A file holds {detail} rows at most.", tr: "Bir dosyada en çok {detail} satır olur." },
  rowsLeft: { en: "You have {detail} rows left this month.", tr: "Bu ay kalan hakkınız: {detail} satır." },
  rowsUsed: { en: "Rows exported in one month: {detail}.", tr: "Bir ayda dışa aktarılan satır: {detail}." },
  reportsUsed: { en: "Reports downloaded in one month: {detail}.", tr: "Bir ayda indirilen rapor: {detail}." },
  atLeastLetters: { en: "At least {detail} letters or digits.", tr: "En az {detail} harf ya da rakam olmalı." },
  fromToLetters: { en: "It has {detail} characters.", tr: "{detail} karakter olmalı." },
  notATime: { en: "Expected a time such as 2030-01-31T12:00:00Z.", tr: "2030-01-31T12:00:00Z gibi bir an olmalı." },
  inThePast: { en: "This is in the past.", tr: "Bu tarih geçmişte kaldı." },
  afterYourOwn: { en: "Your own permissions end earlier.", tr: "Kendi yetkileriniz daha önce bitiyor." },
  moreThanYourOwn: { en: "These are more permissions than yours.", tr: "Bu yetkiler sizinkilerden fazla." },
  notOfferedHere: { en: "This permission does not exist here.", tr: "Burada böyle bir yetki yok." },
  sameOne: { en: "This is the same startup.", tr: "Bu aynı girişim." },
  noSuchOne: { en: "This does not exist, or no longer does.", tr: "Bu kayıt yok ya da artık yok." },
  conditionAfter: {
    en: "The condition has to be an answer to an earlier question.",
    tr: "Koşul, daha önceki bir sorunun yanıtı olmalı.",
  },
  noFilterValue: { en: "“{detail}” is not a filter value.", tr: "“{detail}” bir filtre değeri değil." },
  withoutContrast: {
    en: "Text on this color, or its edges on the page, could not be seen well enough. Choose a darker or a lighter one.",
    tr: "Bu rengin üzerindeki yazı ya da sayfadaki sınırları yeterince seçilmiyor. Daha koyu ya da daha açık bir renk seçin.",
  },
  notAScript: {
    en: "This is not a script. The mistake is in line {detail}. Paste valid JavaScript without its <script> tag.",
    tr: "Bu bir betik değil. Hatanın yeri: satır {detail}. <script> etiketi olmadan geçerli JavaScript yapıştırın.",
  },
  endsScript: {
    en: "Line {detail} would end the script before its end. Leave out script tags and HTML comments.",
    tr: "{detail}. satır betiği bitmeden sonlandırır. Betik etiketi ve HTML yorumu kullanmayın.",
  },
  notAnswered: { en: "“{detail}” is no field of the answer.", tr: "Yanıtta “{detail}” diye bir alan yok." },
  noSuchCursor: {
    en: "This cursor is of another list, filter, order or limit. Begin without one.",
    tr: "Bu imleç başka bir listeye, filtreye, sıralamaya ya da sınıra ait. İmleç vermeden baştan başlayın.",
  },
  noSuchColumn: { en: "The table has no such column.", tr: "Tabloda böyle bir sütun yok." },
  mixedAlphabets: {
    en: "“{detail}” mixes letters of two alphabets that look alike. Type it in one.",
    tr: "“{detail}” birbirine benzeyen iki alfabenin harflerini karıştırıyor. Tek alfabeyle yazın.",
  },
  meansAnother: {
    en: "This already means another value: {detail}. Remove it there first.",
    tr: "Bu zaten başka bir değer anlamına geliyor: {detail}. Önce oradan kaldırın.",
  },
  noWord: { en: "It needs a letter or a digit.", tr: "En az bir harf ya da rakam içermeli." },
  noSuchSearch: { en: "You have no such saved search.", tr: "Böyle bir kayıtlı aramanız yok." },
  notAQueryId: { en: "Expected 24 hexadecimal digits.", tr: "24 onaltılık rakam olmalı." },
  nameOfAnotherSearch: {
    en: "Another of your saved searches has this name.",
    tr: "Bu adda başka bir kayıtlı aramanız var.",
  },
  ruleDoesNotFit: {
    en: "The operator or the value cannot be used with this field.",
    tr: "İşleç ya da değer bu alana uygun değil.",
  },
  ruleOrFilter: { en: "Send either a rule or a filter.", tr: "Ya kural ya da filtre gönderin." },
  premiumOnly: { en: "It needs a premium package.", tr: "Premium paket gerekir." },
  groupOfRounds: { en: "Only funding rounds have this group.", tr: "Bu gruplama yalnızca yatırım turlarında var." },
  accountIsLocked: { en: "This account is locked. Unlock it first.", tr: "Bu hesap kilitli. Önce kilidini açın." },
  cannotBeTakenBack: { en: "This cannot be undone.", tr: "Bu işlem geri alınamaz." },
  otherCityOfCountry: { en: "Choose another city of the same country.", tr: "Aynı ülkenin başka bir şehrini seçin." },
  cityOfAnImport: {
    en: "Only a city that an import added can be merged.",
    tr: "Yalnızca içe aktarmayla eklenmiş bir şehir birleştirilebilir.",
  },
  webAddress: {
    en: "Please enter a valid URL. Anyone must be able to open it, as with https://example.com.",
    tr: "Lütfen geçerli bir bağlantı girin: https://ornek.com gibi, herkesin açabildiği bir adres.",
  },
  phoneOfAnotherCountry: {
    en: "This phone number belongs to another country than the one chosen.",
    tr: "Bu, seçilen ülkeden başka bir ülkenin telefon numarası.",
  },
  atMostDecimals: {
    en: "At most {detail} digits after the decimal point.",
    tr: "Ondalık kısımda en çok {detail} basamak olabilir.",
  },
  tooLate: { en: "This is too far in the future.", tr: "Bu tarih çok ileride." },
  otherBelow: { en: "This does not belong to what is chosen above.", tr: "Bu, yukarıda seçilene ait değil." },
  notYoursToWrite: {
    en: "You do not have permission to change this.",
    tr: "Bunu değiştirme yetkiniz yok.",
  },
  chooseListed: {
    en: "Choose one that is listed here.",
    tr: "Burada listelenenlerden birini seçin.",
  },
  notAtDomain: { en: "Enter an address at {detail}.", tr: "{detail} alan adında bir adres girin." },
  sameRound: { en: "This round already exists.", tr: "Bu tur zaten var." },
  declinedRound: { en: "The startup has declined this round.", tr: "Girişim bu turu reddetti." },
  notInTeam: {
    en: "This person has no permissions here yet. Invite them first.",
    tr: "Bu kişinin burada henüz bir yetkisi yok. Önce davet edin.",
  },
  neverChanges: {
    en: "The name never changes after a startup is added.",
    tr: "Girişim eklendikten sonra adı değişmez.",
  },
  sharesAbove: {
    en: "All shares together would be above 100%. At most {detail}% is left.",
    tr: "Payların toplamı %100’ü aşıyor. En çok %{detail} kaldı.",
  },
  lookAlikeAddress: {
    en: "“{detail}” looks like the address of another site. Leave it out.",
    tr: "“{detail}” başka bir sitenin adresine benziyor. Onu çıkarın.",
  },
  weightsSum: {
    en: "The weights sum to {detail}. They must sum to 100.",
    tr: "Ağırlıkların toplamı {detail}. Toplam 100 olmalı.",
  },
  asManyLines: { en: "{detail} lines are needed here.", tr: "Burada {detail} satır olmalı." },
  phaseOverlaps: {
    en: "This begins before the previous phase has ended.",
    tr: "Bu, önceki evre bitmeden başlıyor.",
  },
  scoreOrAbstain: {
    en: "Give a score, or abstain.",
    tr: "Bir puan verin ya da çekimser kalın.",
  },
  outOfScale: { en: "A score from 1 to {detail}.", tr: "1 ile {detail} arasında bir puan verin." },
  missingInProfile: { en: "Add this to your profile first.", tr: "Bunu önce profilinize ekleyin." },
  htmlNotAllowed: {
    en: "This text has elements that are not allowed: {detail}. Remove them and save again.",
    tr: "Bu metinde izin verilmeyen öğeler var: {detail}. Bunları çıkarıp yeniden kaydedin.",
  },
  rateLine: {
    en: "Line {detail}: expected a currency, a day and a rate, as in EUR,2026-01-31,1.16.",
    tr: "{detail}. satırda para birimi, gün ve kur olmalı: EUR;31.01.2026;1,16 gibi.",
  },
  rateOfNoCurrency: {
    en: "Line {detail}: the portal has no such currency.",
    tr: "{detail}. satır: portalda böyle bir para birimi yok.",
  },
  rateOfFuture: { en: "Line {detail}: this day is still to come.", tr: "{detail}. satır: bu gün henüz gelmedi." },
  notAText: { en: "This must be a text.", tr: "Burada bir metin olmalı." },
  notAWholeNumber: { en: "Enter a whole number.", tr: "Bir tam sayı girin." },
  notYesOrNo: { en: "This must be yes or no.", tr: "Bu ya evet ya hayır olmalı." },
  notAList: { en: "This must be a list.", tr: "Burada bir liste olmalı." },
  notAnId: { en: "This is not an id.", tr: "Bu bir kimlik değil." },
  oneOf: { en: "Expected one of {detail}.", tr: "Şunlardan biri olmalı: {detail}." },
  moreThan: { en: "More than {detail}.", tr: "{detail} değerinden büyük olmalı." },
  lessThan: { en: "Less than {detail}.", tr: "{detail} değerinden küçük olmalı." },
  textTooShort: { en: "At least {detail} characters.", tr: "En az {detail} karakter olmalı." },
  atLeastValues: { en: "At least {detail} values.", tr: "En az {detail} değer seçilmeli." },
  noSuchField: { en: "There is no such field.", tr: "Böyle bir alan yok." },
  otherForm: { en: "This does not have the expected form.", tr: "Bu, beklenen biçimde değil." },
  noJson: { en: "This is not JSON.", tr: "Bu, JSON değil." },
  notAHost: { en: "This is not a host.", tr: "Bu bir sunucu adı değil." },
  twice: { en: "The form has this field twice.", tr: "Formda bu alan iki kez var." },
  incompleteForm: { en: "The form did not arrive completely.", tr: "Form eksik geldi." },
} as const satisfies Readonly<Record<string, Localized>>;

/**
 * Reasons that forms have words of their own for, which name the field. These stand where a form has none, and beside the code in
 * answers of the API.
 */
const CODES = {
  required: { en: "This field is required.", tr: "Bu alan zorunlu." },
  listedTitle: { en: "Write your title before you are listed.", tr: "Listelenmek için önce unvanınızı yazın." },
  otherSigns: {
    en: "This has characters that cannot be used here.",
    tr: "Burada kullanılamayan karakterler var.",
  },
  missing: { en: "This is missing.", tr: "Bu eksik." },
  atLeastOne: { en: "Choose at least one.", tr: "En az birini seçin." },
  oneOnly: { en: "Only one of them is possible.", tr: "Yalnızca biri olabilir." },
  unknown: { en: "There is no such value.", tr: "Böyle bir değer yok." },
  exists: { en: "This already exists.", tr: "Bu zaten var." },
  duplicate: { en: "This is there twice.", tr: "Bu iki kez var." },
  tooMany: { en: "There are too many of them.", tr: "Çok fazla var." },
  letters: { en: "This contains a character that a name cannot have.", tr: "Bir adda olamayacak bir karakter var." },
  number: { en: "Enter a number.", tr: "Bir sayı girin." },
  email: { en: "Enter an email address.", tr: "Bir e‑posta adresi girin." },
  phone: {
    en: "No phone has this number. Write it as +44 7911 123456, or without the country code as 07911 123456.",
    tr: "Böyle bir telefon numarası yok. +90 532 123 45 67 ya da ülke kodu olmadan 0532 123 45 67 biçiminde yazın.",
  },
  domain: { en: "Enter a domain such as example.com.", tr: "ornek.com gibi bir alan adı girin." },
  socialLink: { en: "Enter the address of a page on that site.", tr: "O sitedeki bir sayfanın adresini girin." },
  future: { en: "This is in the future.", tr: "Bu tarih gelecekte." },
  tooEarly: { en: "This is too long ago.", tr: "Bu tarih çok eski." },
  endBeforeStart: { en: "It ends before it begins.", tr: "Bitiş, başlangıçtan önce olamaz." },
  minAboveMax: { en: "The minimum is above the maximum.", tr: "En az, en çoktan büyük olamaz." },
  otherCurrency: { en: "Both amounts need the same currency.", tr: "İki tutarın para birimi aynı olmalı." },
  bannedWord: { en: "“{detail}” cannot be used here.", tr: "“{detail}” burada kullanılamaz." },
  changedMeanwhile: { en: "Someone else changed this meanwhile.", tr: "Bunu bu arada başkası değiştirdi." },
} as const satisfies Readonly<Record<string, Localized>>;

const isSentenceKey = (key: string): key is keyof typeof REASONS => Object.hasOwn(REASONS, key);
const isCode = (key: string): key is keyof typeof CODES => Object.hasOwn(CODES, key);

/** A schema has one text for a reason and its detail: "atLeastLetters:3". */
function partsOf({ reason, detail = "" }: FieldProblem): { key: string; detail: string } {
  const [key = "", ...rest] = reason.split(":");
  return rest.length > 0 && isSentenceKey(key) ? { key, detail: rest.join(":") } : { key: reason, detail };
}

/** The sentence of a reason; undefined: nothing is known of it. */
export function generalReason(problem: FieldProblem, locale: keyof Localized): string | undefined {
  const { key, detail } = partsOf(problem);
  if (isSentenceKey(key)) return reasonSentence(REASONS[key], detail, locale);
  return isCode(key) ? reasonSentence(CODES[key], detail, locale) : undefined;
}

/** The problem with its reason as a code alone, and apart from it what a schema wrote behind it. */
export function codedProblem(problem: FieldProblem): FieldProblem {
  const { key, detail } = partsOf(problem);
  return { ...problem, reason: key, ...(detail && { detail }) };
}

/** The problem as a form shows it. */
export function shownProblem(problem: FieldProblem, locale: keyof Localized): ShownProblem {
  const sentence = generalReason(problem, locale);
  const coded = codedProblem(problem);
  if (sentence === undefined) return coded;
  return isSentenceKey(coded.reason) ? { ...coded, sentence } : { ...coded, general: sentence };
}

/** Its sentence, where a form has no other words. */
export const shownReason = (problem: ShownProblem | undefined): string | undefined =>
  problem && (problem.sentence ?? problem.general);
