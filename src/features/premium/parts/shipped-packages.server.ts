import type { premiumPackage } from "#db/tables/premium.server.ts";

type Shipped = Omit<typeof premiumPackage.$inferInsert, "id" | "currencyId" | "sortOrder">;

const ALL: Shipped["lists"] = ["startups", "talents", "organizations"];
const PERSONAL = {
  audience: "personal",
  nameEn: "Personal",
  nameTr: "Kişisel",
  descriptionEn: "For one person who looks closely: investors, researchers, advisers.",
  descriptionTr: "Yakından bakan bir kişi için: yatırımcılar, araştırmacılar, danışmanlar.",
  ...{ userLimit: 1, rowLimit: 1_000, reportLimit: 10, lists: ALL },
} as const;
const BUSINESS = {
  audience: "business",
  nameEn: "Business",
  nameTr: "Kurumsal",
  descriptionEn: "For several people of one company, who share its rows and downloads.",
  descriptionTr: "Aynı şirketten birkaç kişi için; satırları ve indirme haklarını paylaşırlar.",
  ...{ userLimit: 5, rowLimit: 5_000, reportLimit: 50, lists: ALL },
} as const;
const SEARCH = { audience: "search", period: "month", price: 5, userLimit: 1, rowLimit: 0, reportLimit: 3 } as const;

/** The plans of the specification, in the order they are shown; prices in US dollars. */
export const SHIPPED_PACKAGES: readonly Shipped[] = [
  { key: "personal-monthly", ...PERSONAL, price: 12, period: "month" },
  { key: "personal-yearly", ...PERSONAL, price: 120, period: "year" },
  { key: "business-monthly", ...BUSINESS, price: 48, period: "month" },
  { key: "business-yearly", ...BUSINESS, price: 480, period: "year" },
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
