import type { PageMeta, Translate } from "#shared/meta.ts";
import type { ListData } from "./load-list.ts";

/** More filters than these together are nothing to look for on the web. */
const INDEXED_FILTERS = 2;
/** Values a title names. */
const NAMED = 3;

/** Title and description of the list by what is chosen. */
export function listMeta(text: Translate, list: ListData["list"] | undefined): PageMeta {
  const names = list?.applied.flatMap(({ values }) => values.map(({ name }) => name)) ?? [];
  const filters = names.slice(0, NAMED).join(", ");
  return {
    title: filters === "" ? text("startups.list.title") : text("startups.list.titleFor", { filters }),
    description: filters === "" ? text("startups.list.description") : text("startups.list.descriptionFor", { filters }),
    noindex: !list || list.applied.length > INDEXED_FILTERS || list.totalCount === 0,
  };
}
