import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { CONTENT_PARAM, postKeyOf } from "#features/content/limits.ts";
import { pathTo } from "#shared/paths.ts";
import type { ShownProblem } from "#shared/reasons.ts";
import { editedRowAddress } from "#shared/table/address.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { RowPanel } from "#ui/data-table/row-panel.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-posts.page";
import { postCalls } from "./contract.ts";
import { PostFields } from "./parts/post-fields.tsx";
import { PostTime } from "./parts/post-time.tsx";

const page = tablePage(postCalls, { time: postCalls.change });

export async function loader(args: Route.LoaderArgs) {
  const [data, post] = await Promise.all([page.loader(args), page.editedRow(args)]);
  return { data, post };
}

export const action = (args: Route.ActionArgs) => page.action(args);
export const meta = tableMeta("blogManagement");

export default function PostsPage({ loaderData: { data, post } }: Route.ComponentProps) {
  const text = useTranslations("blogManagement");
  const locale = useLocale();
  const [query] = useSearchParams();
  const nameOf = ({ titleEn, titleTr }: { titleEn: string; titleTr: string }) => (locale === "tr" ? titleTr : titleEn);
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <RowPanel row={post} title={(row) => text("time.title", { title: nameOf(row) })}>
        {(row) => <PostTime post={row} />}
      </RowPanel>
      <DataTable
        texts="blogManagement"
        data={data}
        nameOf={nameOf}
        actions={[
          {
            key: "edit",
            to: ({ id }) => pathTo("adminContentManagement", locale, {}, { [CONTENT_PARAM]: postKeyOf(id) }),
          },
          { key: "time", to: ({ id }) => editedRowAddress(query, id) },
          {
            key: "see",
            to: ({ slugEn, slugTr }) => pathTo("blogPost", locale, { slug: locale === "tr" ? slugTr : slugEn }),
            isOffered: ({ state }) => state === "published",
          },
          { key: "delete", danger: true },
        ]}
        quick={{ drafts: { state: "draft" }, planned: { state: "planned" }, outdated: { isOutdated: "true" } }}
        create={(problems: readonly ShownProblem[], reason: string | undefined) => (
          <PostFields problems={problems} reason={reason} />
        )}
      />
    </>
  );
}
