/** Code, symbol, format, English, Turkish. The first is the default. */
export const CURRENCIES = [
  ["USD", "$", "en-US", "US dollar", "ABD doları"],
  ["EUR", "€", "de-DE", "Euro", "Euro"],
  ["GBP", "£", "en-GB", "Pound sterling", "İngiliz sterlini"],
  ["TRY", "₺", "tr-TR", "Turkish lira", "Türk lirası"],
] as const;

/**
 * The first rates of the table: year, dollars for one euro, dollars for one pound, lira for one dollar, rounded, at the
 * beginning of the year. Admins add exact and newer ones.
 */
const OPENING_RATES: readonly (readonly [year: number, eur: number, gbp: number, tryPerUsd: number])[] = [
  [2005, 1.35, 1.91, 1.34],
  [2006, 1.19, 1.73, 1.34],
  [2007, 1.32, 1.96, 1.41],
  [2008, 1.47, 1.98, 1.17],
  [2009, 1.39, 1.45, 1.53],
  [2010, 1.43, 1.61, 1.5],
  [2011, 1.34, 1.56, 1.55],
  [2012, 1.3, 1.55, 1.89],
  [2013, 1.32, 1.62, 1.78],
  [2014, 1.37, 1.65, 2.15],
  [2015, 1.21, 1.56, 2.34],
  [2016, 1.09, 1.47, 2.92],
  [2017, 1.05, 1.23, 3.53],
  [2018, 1.2, 1.35, 3.78],
  [2019, 1.15, 1.27, 5.29],
  [2020, 1.12, 1.32, 5.95],
  [2021, 1.22, 1.37, 7.43],
  [2022, 1.14, 1.35, 13.3],
  [2023, 1.07, 1.21, 18.7],
  [2024, 1.1, 1.27, 29.5],
  [2025, 1.04, 1.25, 35.4],
  [2026, 1.17, 1.35, 42.9],
];

export interface ShippedRate {
  code: (typeof CURRENCIES)[number][0];
  day: string;
  usd_per_unit: number;
}

export const shippedRates = (): ShippedRate[] =>
  OPENING_RATES.flatMap(([year, eur, gbp, tryPerUsd]): ShippedRate[] => {
    const day = `${year}-01-01`;
    return [
      { code: "USD", day, usd_per_unit: 1 },
      { code: "EUR", day, usd_per_unit: eur },
      { code: "GBP", day, usd_per_unit: gbp },
      { code: "TRY", day, usd_per_unit: Number((1 / tryPerUsd).toFixed(8)) },
    ];
  });
