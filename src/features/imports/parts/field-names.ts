import { fold } from "#shared/fold.ts";
import { fieldsOf, GROUP_MARK, IMPORT_KINDS, type ImportField } from "#shared/import/fields.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

/** Words of a name that differ from table to table. */
const OTHER_WORDS: Partial<Record<ImportField, readonly string[]>> = {
  key: ["id", "no", "kod", "code"],
  id: ["record id", "kayıt kimliği"],
  name: [
    "startup",
    "company",
    "girişim",
    "şirket",
    "unvan",
    "organization",
    "kurum",
    "title",
    "girişim adı",
    "startup name",
    "kurum adı",
    "organization name",
    "şirket adı",
    "company name",
    "firma",
    "firma adı",
    "firm",
    "ünvan",
    "adı",
    "isim",
    "nom",
    "marka",
    "brand",
  ],
  legalName: ["ticari unvan", "ticari ünvan", "trade name", "registered name"],
  sector: ["category", "category code", "kategori", "industry", "sektörü", "faaliyet alanı", "vertical", "secteur"],
  stage: ["aşaması"],
  country: ["country code", "ülke kodu", "ülkesi", "pays"],
  technologies: ["technology", "teknoloji", "tags", "etiketler"],
  type: ["tür", "türü", "tipi", "kind"],
  investors: ["select investors", "investor", "yatırımcı"],
  preValuation: ["valuation", "değerleme"],
  startup: ["company", "girişim", "girişim adı", "startup name"],
  website: ["web", "url", "site", "homepage", "www", "web adresi", "web address", "internet sitesi", "site web"],
  taglineEn: ["tagline", "slogan"],
  descriptionEn: ["description", "about", "summary"],
  taglineTr: ["kısa tanım", "slogan tr"],
  descriptionTr: ["açıklama", "hakkında", "özet"],
  foundationDate: [
    "founded",
    "founded at",
    "founded in",
    "year founded",
    "founding year",
    "founding date",
    "kuruluş",
    "kuruluş yılı",
    "kurulduğu tarih",
    "kurulduğu yıl",
    "date de création",
    "year",
  ],
  employeeCount: [
    "employees",
    "number of employees",
    "headcount",
    "team size",
    "çalışan",
    "ekip büyüklüğü",
    "company size",
  ],
  team: ["founders", "founder", "kurucular", "kurucu", "ekip"],
  city: ["il", "location", "hq", "headquarters", "merkez", "şehri", "town", "ville"],
  announcedDate: ["date", "tarih", "announced"],
  amount: ["raised", "amount raised", "yatırım", "yatırım tutarı", "funding"],
  tour: ["round", "tur", "series"],
  currency: ["döviz"],
  twitter: ["x"],
  // As exported files call them.
  investmentSeekingStatus: ["seeking investment", "yatırım arayışı"],
  investmentSeekingTour: ["aradığı tur"],
  seekingAmount: ["aradığı tutar"],
  seekingAmountCurrency: ["currency of the amount", "tutarın para birimi"],
  seekingValuation: ["valuation sought", "aradığı değerleme"],
  seekingValuationCurrency: ["currency of the valuation", "değerlemenin para birimi"],
  email: ["e-mail", "mail", "eposta"],
  entity: ["startup", "girişim", "organization", "kurum"],
  access: ["access", "rights", "yetki"],
  organization: ["kurum", "üniversite", "university", "owner"],
  nameEn: ["name", "patent", "invention"],
  nameTr: ["ad", "patent adı", "buluş"],
  applicationNumbers: ["application number", "number", "başvuru numarası", "başvuru no"],
  titleEn: ["title", "job title"],
  titleTr: ["başlık", "ilan başlığı"],
  jobRoleId: ["role", "rol", "job role", "iş rolü"],
  advantageEn: ["advantage (english)", "avantaj (ingilizce)"],
  advantageTr: ["advantage (turkish)", "avantaj (türkçe)"],
  workingPlanIds: ["employment type", "çalışma şekli"],
  countryId: ["country", "ülke"],
  cityId: ["city", "şehir", "il"],
  countyId: ["county", "ilçe"],
  wageCurrencyId: ["currency", "para birimi"],
  valueCurrencyId: ["currency", "para birimi"],
  publicationDate: ["published", "yayın"],
  expirationDate: ["deadline", "son tarih", "bitiş"],
};

/** True if a table calls a field so: by its name in either language, or another usual word; of a group of columns by its own. */
export function isCalled(column: string, field: ImportField): boolean {
  const words = [field, en.fields[field], tr.fields[field], ...(OTHER_WORDS[field] ?? [])];
  const own = ownName(column);
  return words.some((word) => simple(word) === simple(column) || simple(word) === simple(own));
}

/** Of a group of columns the name of one, of nested JSON that of the value: "location.city". */
const ownName = (column: string): string =>
  (
    column
      .split(GROUP_MARK)
      .at(-1)!
      .match(/^(?:\w+\.)+(\w+)$/) ?? [column.split(GROUP_MARK).at(-1)!]
  ).at(-1)!;

const simple = (text: string) => fold(text.replace(/([a-z])([A-Z])/g, "$1 $2")).replace(/[^a-z0-9]+/g, "");

const KNOWN_WORDS = new Set(
  IMPORT_KINDS.flatMap(fieldsOf)
    .flatMap((field) => [field, en.fields[field], tr.fields[field], ...(OTHER_WORDS[field] ?? [])])
    .map(simple),
);

/** True if a column of that name would fill a field of any kind. */
export const isFieldName = (column: string): boolean => KNOWN_WORDS.has(simple(ownName(column)));
