import { redirect, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-imports.page";
import { importCalls, uploadImport } from "./contract.ts";
import { maxRowsOf } from "./limits.ts";
import { UploadCard } from "./parts/upload-card.tsx";

const page = tablePage(importCalls);
export async function loader(args: Route.LoaderArgs) {
  const { isEmbedded } = pageContext(args.context);
  return { data: await page.loader(args), maxRows: maxRowsOf(isEmbedded) };
}

/** Besides the calls of the table: a new file, whose columns are mapped next. */
export async function action(args: Route.ActionArgs) {
  const { api, locale } = pageContext(args.context);
  const form = await args.request.clone().formData();
  const file = form.get("file");
  if (!(file instanceof File)) return page.action(args);
  let id: string;
  try {
    ({ id } = await api(uploadImport, { body: { file } }));
  } catch (error) {
    return actionFailure(error, locale);
  }
  throw redirect(pathTo("adminImport", locale, { id }));
}

export const meta = tableMeta("imports");

export default function ImportsPage({ loaderData: { data, maxRows } }: Route.ComponentProps) {
  const text = useTranslations("imports");
  const locale = useLocale();
  const { key } = useLocation();
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <UploadCard key={key} maxRows={maxRows} />
      <DataTable
        texts="imports"
        data={data}
        nameOf={({ fileName }) => fileName}
        cells={{ fileName: ({ id, fileName }) => <Link to={pathTo("adminImport", locale, { id })}>{fileName}</Link> }}
        actions={[{ key: "open", to: ({ id }) => pathTo("adminImport", locale, { id }) }]}
      />
    </>
  );
}
