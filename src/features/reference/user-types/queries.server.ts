import { sql } from "drizzle-orm";
import { type } from "#db/tables/reference.server.ts";
import { nameOrder } from "#server/table/rows.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { typeId } from "#shared/type-id.ts";
import { PEOPLE_LISTS } from "../parts/catalogue-people.server.ts";
import { userTypeCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

/** Rules of the product name these. */
const BUILT_IN = PEOPLE_LISTS.userType.values.map(([key]) => typeId("userType", key));

export const userTypeTable = adminTable(userTypeCalls, {
  texts: { en, tr },
  source: () => ({
    table: type,
    fields: {
      isActive: sql`type.active`,
      accounts: sql`(select count(*)::int from account where account.user_type_id = type.id)`,
      isBuiltIn: sql`type.id = any(${sql.param(BUILT_IN)}::uuid[])`,
    },
    scope: sql`type.parent_id = ${typeId("userType")}`,
    orders: { nameEn: nameOrder(sql`type.name_en`, "en"), nameTr: nameOrder(sql`type.name_tr`, "tr") },
    usualOrder: sql`type.sort_order`,
  }),
  filters: {},
  nameOf: ({ nameEn }) => nameEn,
});
