import type { premiumPackage } from "#db/tables/premium.server.ts";

type Shipped = Omit<typeof premiumPackage.$inferInsert, "id" | "sortOrder"> & {
  /** In the smallest unit of each currency, by its code. */
  prices: Readonly<Record<"USD" | "EUR" | "GBP" | "TRY", number>>;
};

const ALL_LISTS: Shipped["lists"] = ["startups", "talents", "organizations"];
const PERSONAL_PACKAGE = {
  audience: "personal",
  nameEn: "Personal",
  nameTr: "Kişisel",
  descriptionEn: "For one person who looks closely: investors, researchers, advisers.",
  descriptionTr: "Yakından bakan bir kişi için: yatırımcılar, araştırmacılar, danışmanlar.",
  userLimit: 1,
  rowLimit: 1_000,
  reportLimit: 10,
  lists: ALL_LISTS,
} as const;
const BUSINESS = {
  audience: "business",
  nameEn: "Business",
  nameTr: "Kurumsal",
  descriptionEn: "For several people of one company, who share its rows and downloads.",
  descriptionTr: "Aynı şirketten birkaç kişi için; satırları ve indirme haklarını paylaşırlar.",
  userLimit: 5,
  rowLimit: 5_000,
  reportLimit: 50,
  lists: ALL_LISTS,
} as const;
const SEARCH = {
  audience: "search",
  period: "month",
  prices: { USD: 500, EUR: 500, GBP: 400, TRY: 20_000 },
  userLimit: 1,
  rowLimit: 0,
  reportLimit: 3,
} as const;

/** The plans of the specification, in the order they are shown. */
export const SHIPPED_PACKAGES: readonly Shipped[] = [
  {
    key: "personal-monthly",
    ...PERSONAL_PACKAGE,
    prices: { USD: 1200, EUR: 1100, GBP: 950, TRY: 49_000 },
    period: "month",
  },
  {
    key: "personal-yearly",
    ...PERSONAL_PACKAGE,
    prices: { USD: 12_000, EUR: 11_000, GBP: 9500, TRY: 490_000 },
    period: "year",
  },
  { key: "business-monthly", ...BUSINESS, prices: { USD: 4800, EUR: 4400, GBP: 3800, TRY: 196_000 }, period: "month" },
  {
    key: "business-yearly",
    ...BUSINESS,
    prices: { USD: 48_000, EUR: 44_000, GBP: 38_000, TRY: 1_960_000 },
    period: "year",
  },
  {
    key: "startup-search-personal",
    ...SEARCH,
    nameEn: "Startup search",
    nameTr: "Girişim araması",
    descriptionEn: "The premium filters of the startups list.",
    descriptionTr: "Girişim listesinin premium filtreleri.",
    lists: ["startups"],
  },
  {
    key: "talent-search-personal",
    ...SEARCH,
    nameEn: "Talent search",
    nameTr: "Yetenek araması",
    descriptionEn: "The premium filters of the talents list.",
    descriptionTr: "Yetenek listesinin premium filtreleri.",
    lists: ["talents"],
  },
  {
    key: "organization-search-personal",
    ...SEARCH,
    nameEn: "Organization search",
    nameTr: "Kurum araması",
    descriptionEn: "The premium filters of the organizations list.",
    descriptionTr: "Kurum listesinin premium filtreleri.",
    lists: ["organizations"],
  },
];
