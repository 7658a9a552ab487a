/** What people call the nouns of the lists, in English and Turkish, parted by commas: by the kind of the list. */
export const NOUN_ALIASES = {
  startups:
    "startup, start-up, girişim, girişimler, company, companies, firm, firma, şirket, studio, studios, stüdyo, venture, ventures, business, businesses, teknoloji şirketi, tech company, scaleup, unicorn",
  talents:
    "talent, talents, yetenek, people, person, kişi, kişiler, insanlar, çalışan adayı, aday, candidate, candidates, freelancers, uzmanlar",
  jobs: "job, jobs, iş, işler, işleri, iş ilanı, iş ilanları, iş fırsatları, ilan, ilanlar, position, positions, vacancy, vacancies, opening, openings, pozisyon, kariyer, career, careers",
  organizations:
    "organization, organizations, organisation, organisations, kurum, kurumlar, kuruluş, merkez, merkezler, center, centers, centre, hub",
  programs:
    "program, programs, programme, programmes, programı, programları, çağrı, çağrılar, call, calls, open call, başvuru, destek programı",
  patents: "patent, patents, buluş, buluşlar, invention, inventions, fikri mülkiyet, faydalı model",
  providers:
    "service provider, service providers, provider, providers, hizmet sağlayıcı, hizmet sağlayıcılar, agency, agencies, ajans",
  reports: "report, reports, rapor, raporlar, research report, araştırma",
} as const;

/** Words for several kinds of organizations at once: by the keys of their types. */
export const ORGANIZATION_GROUPS: readonly (readonly [words: string, types: readonly string[]])[] = [
  [
    "investor, investors, yatırımcı, yatırımcılar, yatırım fonu, fund, funds, fon, fonlar",
    [
      "angel-investment-network",
      "angel-investor",
      "corporate-venture-capital",
      "investment-company",
      "private-equity",
      "venture-capital",
    ],
  ],
];

/** Who gives government support: with the beginning of the keys of what they give. */
export const SUPPORT_GIVERS: readonly (readonly [words: string, keys: string])[] = [
  [
    "TÜBİTAK, Türkiye Bilimsel ve Teknolojik Araştırma Kurumu, Scientific and Technological Research Council of Türkiye",
    "tubitak-",
  ],
  ["KOSGEB, Küçük ve Orta Ölçekli İşletmeleri Geliştirme ve Destekleme İdaresi Başkanlığı", "kosgeb-"],
];

/** Words that tell which filter an amount or a day is of, or that ask for a "yes": by the term of the filter in the index. */
export const FILTER_CUES: Readonly<Record<string, string>> = {
  founded: "founded, established, started, kurulan, kurulmuş, kuruluş, kurulma, kuruldu",
  closes:
    "closing, closes, close, deadline, deadlines, due, kapanan, kapanacak, son başvuru, son tarih, biten, bitecek, başvurusu biten",
  published: "published, posted, new, yayınlanan, yayımlanan, eklenen, yeni",
  released: "released, yayınlanmış, çıkan",
  lastRound: "last round, last funding, latest round, son tur, son yatırım, son yatırımı",
  raised: "raised, total raised, total funding, funding, toplam yatırım, topladı, toplayan, yatırım toplayan",
  seekingAmount: "asking, aradığı, talep",
  valuation: "valuation, valued, value, değerleme, değerlemesi, değerli",
  amount: "round, tur, round size, tur büyüklüğü",
  wage: "salary, salaries, wage, wages, pay, paying, pays, maaş, maaşı, maaşlı, ücret, ücretli, ücreti, gelir",
  teamSize: "team, team size, ekip, ekibi, kişilik, kişilik ekip",
  hasInvestment: "funded, backed, invested, yatırım alan, yatırım almış, yatırımlı, yatırım aldı, venture backed",
  patents: "patented, with patent, with patents, patentli, patent sahibi, patenti olan",
  hasGovernmentSupport:
    "destekli, devlet destekli, destek almış, destek alan, teşvik alan, teşvikli, government funded, government supported, state funded, backed by the government",
  grant: "grant, grants, hibe, hibeler, hibeli, karşılıksız destek",
  free: "free, ücretsiz, bedava",
  share: "equity, hisse, hisseli, hisse payı, stock options",
};

/** Words between others that say nothing by themselves. */
export const FILLERS =
  "a, an, the, in, at, on, of, for, from, with, by, to, into, near, around, based, located, who, that, which, is, are, has, have, all, any, me, my, i, we, want, find, show, looking, look, search, list, some, stage, sector, field, industry, working, works, ile, için, olan, de, da, ki, bu, şu, bir, içinde, alanında, alanındaki, sektöründe, sektöründeki, sektörü, bulunan, yer alan, bilen, deneyimli, tecrübeli, know, knows, knowing, experienced, experience, and, or, veya, ya da, kurulu, nerede, var, mı, mi, there, can, do, does, modeli, modelli, üreten, geliştiren, building, making, good, iyi, en iyi, best, top, çalışan, faaliyet gösteren, göre, hangi, tüm, bütün, listele, göster, bul, arıyorum, aşamasındaki, aşamasında, aşama, ve, arayan, veren, olanlar, yapan, konusunda, şehrinde, ilinde, merkezli, tabanlı";
