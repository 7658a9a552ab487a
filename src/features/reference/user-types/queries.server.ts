import { sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import {
  nameOrder,
  type Selection,
  type TableSource,
  tablePage,
  tableRow,
  tableRows,
} from "#server/table/rows.server.ts";
import { typeId } from "#shared/type-id.ts";
import { PEOPLE_LISTS } from "../parts/catalogue-people.server.ts";
import type { UserTypeRow, UserTypesQuery } from "./contract.ts";

const LIST = typeId("userType");
/** Rules of the product name these. */
const BUILT_IN = PEOPLE_LISTS.userType.values.map(([key]) => typeId("userType", key));
const accounts = sql`(select count(*)::int from account where account.user_type_id = type.id)`;

const source: TableSource = {
  fields: sql`type.id, name_en "nameEn", name_tr "nameTr", description_en "descriptionEn", description_tr "descriptionTr",
    active "isActive", sort_order "sortOrder", ${accounts} accounts,
    type.id = any(${sql.param(BUILT_IN)}::uuid[]) "isBuiltIn"`,
  from: sql`type`,
  id: sql`type.id`,
  // Few rows: no index.
  search: sql`fold(name_en || ' ' || name_tr)`,
  searches: { nameEn: sql`fold(name_en)`, nameTr: sql`fold(name_tr)` },
  orders: {
    nameEn: nameOrder(sql`name_en`, "en"),
    nameTr: nameOrder(sql`name_tr`, "tr"),
    sortOrder: sql`sort_order`,
    accounts,
  },
  usualOrder: sql`sort_order`,
};

const filters = ({ isActive }: UserTypesQuery) => [
  sql`parent_id = ${LIST}`,
  isActive === undefined ? undefined : sql`active = ${isActive === "true"}`,
];

export const userTypesPage = (db: Db, query: UserTypesQuery) =>
  tablePage<UserTypeRow>(db, source, query, filters(query));

export const allUserTypes = (db: Db, query: UserTypesQuery, chosen: Selection) =>
  tableRows<UserTypeRow>(db, source, query, filters(query), chosen);

/** Undefined for what is no user type. */
export const userTypeById = (db: Db, id: string): Promise<UserTypeRow | undefined> =>
  tableRow<UserTypeRow>(db, { ...source, from: sql`(select * from type where parent_id = ${LIST}) type` }, id);
