import type { Locale } from "../locale.ts";

/** Why a row or a value is left out, or what is odd about it, in both languages. "{limit}" stands for a value of the reason. */
const REASONS = {
  noKey: ["nothing names this row", "satırın adı ya da kimliği yok"],
  noName: ["no name", "adı yok"],
  noType: ["no type", "türü yok"],
  noStartup: ["no startup named", "girişim belirtilmemiş"],
  noNumber: ["no number", "numarası yok"],
  noDay: ["no day", "tarihi yok"],
  noText: ["no text", "metni yok"],
  cellCount: ["{count} cells instead of {width}", "{width} yerine {count} hücre"],
  strayQuote: ["the quotation marks of this line do not pair", "bu satırdaki tırnaklar eşleşmiyor"],
  openQuote: [
    "a quotation mark is not closed: one cell goes over {lines} lines, which hold other rows",
    "kapatılmamış bir tırnak var: bir hücre, başka satırları da içeren {lines} satıra yayılıyor",
  ],
  notText: ["a character that is no text", "metin olmayan bir karakter var"],
  tooLong: ["longer than {limit} characters", "{limit} karakterden uzun"],
  sheetError: ["an error value of a spreadsheet", "elektronik tablonun hata değeri"],
  sheetFormula: ["a formula instead of its value", "değeri yerine bir formül"],
  sumsRow: ["a row of sums or a note below the table", "toplam satırı ya da tablonun altındaki bir not"],
  sheetNarrow: ["a spreadsheet column too narrow to show its value", "sütun dar olduğu için değeri görünmüyor"],
  notAddress: [
    "not a public address that starts with http:// or https://",
    "http:// ya da https:// ile başlayan, herkese açık bir adres değil",
  ],
  firstAddress: ["several addresses; {first}, the first one, is taken", "birden çok adres var; ilki alındı: {first}"],
  severalSectors: ["several sectors: say which one counts", "birden çok sektör: hangisinin geçerli olduğunu yazın"],
  partKnown: ["{known} is taken; not known: {rest}", "{known} alındı; bilinmeyen: {rest}"],
  countryOfCity: ["its country is taken from the city: {country}", "ülkesi şehirden alındı: {country}"],
  notNetwork: ["not an address of a page at {network}", "{network} üzerindeki bir sayfanın adresi değil"],
  unknownValue: ["a value that is not known", "bilinmeyen bir değer"],
  doubtfulValue: ["a word that may mean several values", "birkaç değer anlamına gelebilecek bir kelime"],
  noBand: ["a number in none of the profile's bands", "hiçbir aralığa uymayan bir sayı"],
  severalBands: ["it reaches over several sizes: say which one", "birkaç aralığa yayılıyor: hangisi olduğunu yazın"],
  notAnswer: ["neither yes nor no", "ne evet ne hayır"],
  noCurrency: ["an amount without its currency", "para birimi olmayan bir tutar"],
  usualCurrency: [
    "no currency named; {currency} is used, as is usual there",
    "para birimi belirtilmemiş; orada olağan olan {currency} alındı",
  ],
  unknownCountry: ["no country has this name", "bu adı taşıyan bir ülke yok"],
  unknownCurrency: ["no currency has this name", "bu adı taşıyan bir para birimi yok"],
  unknownRegion: ["a region the profile does not know", "bilinmeyen bir bölge"],
  notCity: ["not the name of a city", "bir şehir adı değil"],
  notTurkishCity: ["neither a province nor a district of Türkiye", "Türkiye’de bir il ya da ilçe değil"],
  severalProvinces: ["several provinces are meant: {names}", "birden çok il anlaşılıyor: {names}"],
  newTown: ["a town that is new here, in {country}", "burada yeni bir şehir; ülkesi: {country}"],
  cityWithoutCountry: ["a city without its country", "ülkesi belirtilmeyen bir şehir"],
  countyWithoutCity: ["a district without its city", "şehri olmayan bir ilçe"],
  unknownCounty: ["no district of {city} has this name", "{city} şehrinde bu adı taşıyan bir ilçe yok"],
  reversed: ["before the start, {start}", "başlangıçtan önce: {start}"],
  negative: ["an amount cannot be below zero", "tutar sıfırdan küçük olamaz"],
  dateForAmount: ["a date where an amount should be", "tutar yerine tarih"],
  notNumber: ["not an amount of the form {format}", "{format} biçiminde bir tutar değil"],
  notAmount: ["not an amount of the form {format} in {currency}", "{format} biçiminde bir tutar değil ({currency})"],
  amountRange: ["a range of amounts: say which one counts", "bir tutar aralığı: hangisinin geçerli olduğunu yazın"],
  tooLarge: ["an amount too large to be true", "gerçek olamayacak kadar büyük bir tutar"],
  tooManyDigits: ["more than two digits after the decimal mark", "ondalık işaretinden sonra ikiden çok basamak"],
  noSuchDay: ["a day that is in no calendar", "takvimde olmayan bir gün"],
  notDate: ["not a date written as {formats}", "{formats} gibi yazılmış bir tarih değil"],
  patternMisfit: ["does not fit the pattern {pattern}", "{pattern} kalıbına uymuyor"],
  nameTakenFrom: [
    '{defect}; "{other}" of column {column} is taken instead',
    "{defect}; yerine {column} sütunundaki “{other}” alındı",
  ],
  legalFormOnly: ['only a company type, "{name}"', "yalnızca bir şirket türü: “{name}”"],
  investorName: ["an investor's name: {defect}", "yatırımcı adı: {defect}"],
  sameKey: ["the same key as {place}", "{place} ile aynı anahtar"],
  sameRow: ["the same name or id as row {row}", "{row}. satırla aynı ad ya da kimlik"],
  sameRound: [
    "the same round as {place}, where its investors are",
    "{place} ile aynı tur; yatırımcıları orada yer alıyor",
  ],
  deletedHere: ["deleted here, and stays so", "burada silinmiş, öyle kalıyor"],
  wasBefore: ['was "{before}"', "önceki değer: “{before}”"],
  keptEdited: ['kept as it was edited here: "{before}"', "burada düzenlendiği için korunuyor: “{before}”"],
  keptName: ['no import changes a name: "{before}" stays', "içe aktarma ad değiştirmez: “{before}” kalıyor"],
  emptyRound: ["nothing of the round could be read", "turun hiçbir bilgisi okunamadı"],
  keptLater: [
    "kept, though the startup was founded later, on {day}",
    "korunuyor, ama girişim daha sonra kurulmuş: {day}",
  ],
  noRate: ["no rate of {currency} to the dollar", "{currency} için dolar kuru yok"],
  noStartupKey: ["no startup has this key", "bu anahtarı taşıyan bir girişim yok"],
  noStartupNamed: ["no startup has this name or address", "bu adı ya da adresi taşıyan bir girişim yok"],
  severalStartups: [
    "several startups have this name; give the address of one",
    "bu adı taşıyan birkaç girişim var; birinin adresini yazın",
  ],
  nothingCalled: ["nothing here has this name or address", "bu adı ya da adresi taşıyan bir kayıt yok"],
  severalCalled: [
    "several here have this name; give the address of one",
    "bu adı taşıyan birkaç kayıt var; birinin adresini yazın",
  ],
  unknownCity: ["the country has no city of this name", "ülkede bu adı taşıyan bir şehir yok"],
  notEmail: ["not an email address", "bir e‑posta adresi değil"],
  waitsAlready: ["an invitation to it is already waiting", "bu adrese gönderilmiş, yanıt bekleyen bir davet var"],
  isThere: ["it already exists", "bu kayıt zaten var"],
  joinedEarlier: ["an earlier row is matched with it", "daha önceki bir satır bununla eşleşti"],
  nothingHere: ["nothing here has this address or id", "bu adresi ya da kimliği taşıyan bir kayıt yok"],
  joinedByColumn: ["matched, as the column says", "sütunun belirttiği kayıtla eşleşti"],
  joined: ["matched: the same {agreement}", "eşleşti: {agreement} aynı"],
  asksSame: [
    "it may be there already: say whether it is the same",
    "zaten kayıtlı olabilir: aynı olup olmadığını belirtin",
  ],
  skippedHere: ["skipped, as you chose", "belirtildiği gibi atlandı"],
  maybeSameHidden: [
    "a hidden entry that may be the same: the same {agreement}",
    "aynı olabilecek gizli bir kayıt: {agreement} aynı",
  ],
  maybeSameDeleted: [
    "was deleted here, and may be the same: the same {agreement}",
    "burada silinmiş, aynı kayıt olabilir: {agreement} aynı",
  ],
  likeRow: ["may be the same as row {row}: the same {agreement}", "{row}. satırla aynı olabilir: {agreement} aynı"],
  maybeSame: ["may be the same: the same {agreement}", "aynı kayıt olabilir: {agreement} aynı"],
  and: ["{first} and {second}", "{first} ve {second}"],
  website: ["website", "web sitesi"],
  name: ["name", "ad"],
  place: ["place", "konum"],
} as const satisfies Record<string, readonly [en: string, tr: string]>;

export type ReasonCode = keyof typeof REASONS;

export interface Reason {
  code: ReasonCode;
  values?: Record<string, string | number | Reason>;
}

export const because = (code: ReasonCode, values?: Reason["values"]): Reason => (values ? { code, values } : { code });

export const reasonText = ({ code, values = {} }: Reason, locale: Locale): string =>
  REASONS[code][locale === "en" ? 0 : 1].replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? "";
    return typeof value === "object" ? reasonText(value, locale) : String(value);
  });
