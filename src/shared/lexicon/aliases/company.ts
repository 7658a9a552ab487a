import type { TypeKind } from "../../type-kinds.ts";
import type { Aliases } from "./types.ts";

/** Words of lists and of people for what a startup is, how far it has come and how it is financed. */
export const COMPANY_ALIASES = {
  stage: {
    idea: "Idea stage, Fikir aşaması, Concept, Konsept",
    prototype: "Prototype stage, Prototip aşaması",
    mvp: "MVP, Minimum uygulanabilir ürün aşaması",
    "pre-seed": "Preseed, Pre seed stage, Ön tohum, Tohum öncesi aşama",
    seed: "Seed stage, Tohum aşaması, Çekirdek, Çekirdek aşama",
    "early-revenue": "Early stage, Erken aşama, Revenue, Gelir aşaması, İlk satış",
    growth: "Growth stage, Büyüme aşaması, Late stage, Geç aşama",
    "scale-up": "Scaleup, Ölçeklenme aşaması, Scaling, Ölçeklenen",
    mature: "Mature company, Olgun",
    exit: "Exited, Çıkış yaptı",
  },
  operatingStatus: {
    operating: "Active, Aktif, Operational, Faal, Çalışıyor",
    closed: "Kapanmış, Kapanan, Kapatılan, Inactive, Shut down, Defunct, Kapalı, Pasif, Closed down, Out of business",
    acquired: "Satın alınan, Satın alınmış, Merged, Satıldı, Acquisition, Birleşti",
    public: "Halka arz edilen, Halka arz edilmiş, Publicly traded, IPO, Listed, Borsada, Halka arz edildi",
  },
  employeeCount: {
    "1": "1 person, Tek kişi, 1 kişi",
    "1001-plus": "1000+, 1001+, More than 1000, 1000 üzeri, 1000'den fazla",
  },
  legalForm: {
    "joint-stock": "A.Ş., AŞ, Anonim, Anonim Şirketi, Joint stock",
    limited: "Ltd. Şti., Limited, Ltd Şti, Limited Şirketi",
    "sole-proprietorship": "Şahıs, Sole proprietor, Şahıs firması",
    "us-corporation": "Inc, Corp, Corporation, C Corp, Delaware C Corp",
    "us-llc": "LLC",
    "uk-limited": "UK Ltd, Ltd",
    "german-gmbh": "GmbH",
    "dutch-bv": "BV",
    "estonian-ou": "OÜ",
  },
  businessModel: {
    b2b: "Business to business",
    saas: "SaaS, Software as a service",
    marketplace: "Pazar yeri, Marketplaces",
    hardware: "Donanım ürünü",
  },
  investmentTour: {
    angel: "Angel round, Melek, Melek turu, Melek yatırımı",
    "pre-seed": "Preseed, Pre seed round, Ön tohum, Tohum öncesi tur",
    seed: "Seed round, Tohum turu, Tohum yatırımı, Çekirdek",
    bridge: "Bridge round, Köprü",
    "pre-series-a": "Pre A, Seri A öncesi, Ön A serisi",
    "series-a": "A, Series A round, Seri A, A turu, A serisi turu",
    "series-b": "B, Series B round, Seri B, B turu",
    "series-c": "C, Series C round, Seri C, C turu",
    "series-d-plus":
      "D, E, F, Series D, Series E, Series F, Series G, Series H, Seri D, Seri E, D serisi, E serisi, D turu",
    venture: "Venture, Venture round, Unknown series, Corporate round",
    "private-equity": "PE, Private equity round",
    crowdfunding: "Equity crowdfunding, Kitlesel fonlama",
    debt: "Debt, Borç, Kredi, Venture debt",
    grant: "Grants, Hibe desteği",
    ipo: "IPO",
    undisclosed: "Unknown, Bilinmeyen, Belirsiz, Açıklanmayan, N/D",
  },
  investmentType: {
    equity: "Hisse, Shares",
    "convertible-note": "Convertible, Convertible loan, Dönüştürülebilir borç",
    safe: "SAFE",
    loan: "Debt, Borç",
    grant: "Grants",
    "equity-crowdfunding": "Crowdfunding, Kitle fonlaması",
    acquisition: "M&A, Acquired",
  },
  investmentSeekingStatus: {
    seeking:
      "Seeking investment, Raising, Fundraising, Yatırım arayan, Yatırım arıyoruz, Yatırım turunda, Raising money",
    "not-seeking": "Not seeking, Not raising, Aramıyor",
  },
} as const satisfies Partial<Record<TypeKind, Aliases>>;
