import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { pageContext } from "#shared/page-context.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { DataTable } from "#ui/data-table/data-table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-types.page";
import { changeAliases, mergeType, moveType, typeLists, typeValueCalls } from "./contract.ts";
import { ALL_LISTS, FIRST_LIST, KINDS_BELOW, kindAbove } from "./limits.ts";
import { AliasFields } from "./parts/alias-fields.tsx";
import { ListMenu } from "./parts/list-menu.tsx";
import { MergedUses } from "./parts/merged-uses.tsx";
import { Uses } from "./parts/uses.tsx";
import { usesPaths } from "./parts/uses-paths.ts";
import { ValueFields } from "./parts/value-fields.tsx";

const page = tablePage(typeValueCalls, { aliases: changeAliases, merge: mergeType, move: moveType });
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const own = new URL(url);
  const current = url.searchParams.get("list") || FIRST_LIST;
  own.searchParams.set("list", current === ALL_LISTS ? "" : current);
  const [loaded, lists] = await Promise.all([page.loader({ context, url: own }), api(typeLists, {})]);
  // In one list a value shows where it stands.
  const columns = loaded.columns.map((column) =>
    column.key === "parent" ? { ...column, isHidden: current !== ALL_LISTS } : column,
  );
  const used = (loaded.table?.rows ?? []).filter(({ uses }) => uses.length > 0);
  const paths = Object.fromEntries(used.map((row) => [row.id, usesPaths(row, locale)]));
  return { data: { ...loaded, columns }, lists, current, paths };
}
export const action = page.action;
export const meta = tableMeta("referenceTypes");

interface Named {
  nameEn: string;
  nameTr: string;
}

export default function TypesPage({ loaderData: { data, lists, current, paths } }: Route.ComponentProps) {
  const text = useTranslations("referenceTypes");
  const locale = useLocale();
  const nameOf = ({ nameEn, nameTr }: Named) => (locale === "tr" ? nameTr : nameEn);
  const inOtherLanguage = ({ nameEn, nameTr }: Named) =>
    nameEn === nameTr ? undefined : locale === "tr" ? nameEn : nameTr;
  const list = lists.find(({ kind }) => kind === current);
  const title = list?.name ?? text("allLists");
  const rows = data.table?.rows ?? [];
  const below = list && KINDS_BELOW[list.kind] ? rows.filter(({ parent }) => parent.id === list.id) : [];
  const parents = [
    ...(list ? [list, ...lists.filter((other) => other !== list)] : lists).map(({ id, name }) => ({
      value: id,
      label: name,
    })),
    ...below.map((row) => ({ value: row.id, label: `${title} › ${nameOf(row)}` })),
  ];
  return (
    <>
      <AdminHead title={text("title")} lead={text("lead")} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 2xl:grid-cols-[11.5rem_minmax(0,1fr)]">
        <ListMenu lists={lists} current={current} title={title} />
        <div className="grid min-w-0 content-start gap-3">
          <h2 className="text-xl">{title}</h2>
          <DataTable
            key={current}
            texts="referenceTypes"
            data={data}
            nameOf={nameOf}
            cells={{
              usedBy: ({ id, usedBy, uses }) => <Uses usedBy={usedBy} uses={uses} paths={paths[id] ?? {}} />,
              // A switch, unless the value has gone into another one.
              isActive: ({ mergedInto }) =>
                mergedInto && <span className="text-ink-muted">{text("isMergedInto", { name: mergedInto })}</span>,
            }}
            tree={{ parentOf: ({ parent }) => parent.id, mayLeave: ({ mayMove }) => mayMove }}
            actions={[
              {
                key: "aliases",
                isOffered: ({ mergedInto }) => mergedInto === null,
                fields: (row, reason) => <AliasFields {...row} reason={reason} />,
              },
              {
                key: "move",
                isOffered: ({ mayMove }) => mayMove,
                choose: {
                  name: "parentId",
                  among: ({ kind }) => ({ kind: kindAbove(kind), isMerged: "false" }),
                  hint: inOtherLanguage,
                },
              },
              {
                key: "merge",
                danger: true,
                fields: ({ id }) => <MergedUses id={id} />,
                isOffered: ({ mayMerge }) => mayMerge,
                choose: {
                  name: "into",
                  among: ({ kind }) => ({ kind, isMerged: "false" }),
                  hint: (row) => (row.mayMove ? row.parent.name : inOtherLanguage(row)),
                },
              },
              { key: "delete", danger: true, isOffered: ({ mayDelete }) => mayDelete },
            ]}
            isEditable={({ mergedInto }) => mergedInto === null}
            bulk={[{ key: "offer" }, { key: "withdraw" }]}
            quick={{ withdrawn: { isActive: "false" } }}
            create={(problems, reason) => <ValueFields parents={parents} problems={problems} reason={reason} />}
          />
        </div>
      </div>
    </>
  );
}
