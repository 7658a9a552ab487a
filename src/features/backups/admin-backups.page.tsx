import { Form, redirect, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { formatNumber } from "#shared/format.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { Button } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-backups.page";
import { backupCalls, getBackupPlan, startBackup } from "./contract.ts";

const page = tablePage(backupCalls);
export async function loader(args: Route.LoaderArgs) {
  const { api } = pageContext(args.context);
  const [data, plan] = await Promise.all([page.loader(args), api(getBackupPlan, {})]);
  return { data, plan };
}

/** Besides the calls of the table: a backup now. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  if (form.get("intent") !== "make") return page.action(args);
  const { api, locale } = pageContext(args.context);
  await api(startBackup, {});
  throw redirect(pathTo("adminBackups", locale));
}
export const meta = tableMeta("backups");

export default function BackupsPage({ loaderData: { data, plan } }: Route.ComponentProps) {
  const locale = useLocale();
  const text = useTranslations("backups");
  const isSending = useNavigation().formMethod === "POST";
  const { place, hour, isMaking } = plan;
  const count = formatNumber(plan.count, locale);
  return (
    <>
      <AdminTable
        texts="backups"
        data={data}
        headActions={
          isMaking ? (
            <p role="status" className="text-sm text-good">
              {text("making")}
            </p>
          ) : (
            <Form method="post">
              <input type="hidden" name="intent" value="make" />
              <Button type="submit" kind="primary" busy={isSending}>
                {text("make")}
              </Button>
            </Form>
          )
        }
        nameOf={({ name }) => name}
        quick={{ failed: { trial: "failed" } }}
      />
      <p className="mt-4 text-sm text-ink-muted wrap-anywhere">
        {hour === null
          ? text("never", { place, count })
          : text("daily", { place, count, time: `${String(hour).padStart(2, "0")}:00` })}
      </p>
    </>
  );
}
