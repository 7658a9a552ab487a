import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "#ui/button.tsx";
import { Select } from "#ui/select.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { isWatchedKind, WATCH_SORTS, WATCHED_KINDS, type WatchedKind } from "../limits.ts";

/** Which noun to show, each with its number, and in which order. */
export function WatchedFilter({ counts }: { counts: Partial<Record<WatchedKind, number>> }) {
  const text = useTranslations("watching");
  const [query] = useSearchParams();
  const submit = useSubmit();
  const isHydrated = useHydrated();
  const kind = query.get("kind");
  const sort = WATCH_SORTS.find((known) => known === query.get("sort")) ?? "newest";
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabOf = (name: string, label: string, count: number, isCurrent: boolean) => ({
    to: `?${new URLSearchParams({ ...(name && { kind: name }), ...(sort !== "newest" && { sort }) })}`,
    label,
    current: isCurrent,
    count: { number: count, label: text("total", { total: count }), quiet: true },
  });
  const tabs = WATCHED_KINDS.map((name) => tabOf(name, text(`kinds.${name}`), counts[name] ?? 0, kind === name));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Tabs label={text("filter")} tabs={[tabOf("", text("all"), all, !isWatchedKind(kind)), ...tabs]} />
      <Form method="get" className="flex flex-wrap items-end gap-3" preventScrollReset>
        {isWatchedKind(kind) && <input type="hidden" name="kind" value={kind} />}
        <Select
          key={sort}
          label={text("sort")}
          name="sort"
          className="w-60"
          defaultValue={sort}
          options={WATCH_SORTS.map((value) => ({ value, label: text(`sorts.${value}`) }))}
          onChange={(event) => submit(event.currentTarget.form, { preventScrollReset: true })}
        />
        {!isHydrated && <Button type="submit">{text("apply")}</Button>}
      </Form>
    </div>
  );
}
