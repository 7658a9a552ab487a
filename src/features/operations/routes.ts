import type { RouteConfigEntry } from "@react-router/dev/routes";
import { page } from "#shared/page-routes.ts";

export const operationsPages: RouteConfigEntry[] = [
  ...page("adminAudit", "features/operations/audit/audit.page.tsx"),
  ...page("adminErrors", "features/operations/error-log/errors.page.tsx"),
  ...page("adminMails", "features/operations/mails/mails.page.tsx"),
  ...page("adminWork", "features/operations/work/work.page.tsx"),
];
