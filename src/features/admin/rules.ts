import { isSiteAdmin } from "#shared/access.ts";
import { type MenuGroupName, menuGroups } from "#shared/menu.ts";
import type { PageContext } from "#shared/page-context.ts";
import type { TableSettings } from "#shared/table/column.ts";

/** Id of the layout route around the pages of the area. */
export const ADMIN_LAYOUT = "admin.layout";

/** Groups that moderators do not see. */
const SITE_ADMINS_ONLY: readonly MenuGroupName<"admin">[] = ["users", "reports", "settings", "operations"];

/** The menu of the admin area as a viewer sees it. */
export const adminMenu = (page: Pick<PageContext, "menuLinks" | "pages" | "guards" | "viewer">) =>
  menuGroups("admin", page.menuLinks.admin, page).filter(
    ({ name }) => isSiteAdmin(page.viewer) || !SITE_ADMINS_ONLY.includes(name),
  );

/** The fields of an arrangement that name a column the table does not have. */
export function fieldsOfUnknown({ order, hidden, widths, sort }: TableSettings, columns: readonly string[]): string[] {
  const named = { order, hidden, widths: widths && Object.keys(widths), sort: sort && [sort.key] };
  return Object.entries(named).flatMap(([field, keys]) => (keys?.some((key) => !columns.includes(key)) ? [field] : []));
}

/** An arrangement without columns that the table no longer has. */
export function withoutUnknown(settings: TableSettings, columns: readonly string[]): TableSettings {
  const { order, hidden, widths, sort, ...rest } = settings;
  const isColumn = (key: string) => columns.includes(key);
  return {
    ...rest,
    ...(order && { order: order.filter(isColumn) }),
    ...(hidden && { hidden: hidden.filter(isColumn) }),
    ...(widths && { widths: Object.fromEntries(Object.entries(widths).filter(([key]) => isColumn(key))) }),
    ...(sort && isColumn(sort.key) && { sort }),
  };
}
