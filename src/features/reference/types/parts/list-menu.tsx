import { useState } from "react";
import { useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { fold } from "#shared/fold.ts";
import { formatNumber } from "#shared/format.ts";
import { tableAddress } from "#shared/table/address.ts";
import { ChevronDownIcon, MenuIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ALL_LISTS, TYPE_GROUP_NAMES, type TypeGroupName } from "../limits.ts";

export interface ValueList {
  group: TypeGroupName;
  id: string;
  kind: string;
  name: string;
  values: number;
}

interface ListMenuProps {
  lists: readonly ValueList[];
  /** The kind of the list on the page, or all of them. */
  current: string;
  /** Its name. */
  title: string;
}

/** The lists of the catalogue: beside their values, on narrow screens one line that unfolds. */
export function ListMenu(props: ListMenuProps) {
  const text = useTranslations("referenceTypes");
  return (
    <>
      <nav aria-label={text("lists")} className="max-2xl:hidden">
        <Lists {...props} />
      </nav>
      <nav aria-label={text("lists")} className="2xl:hidden">
        <details key={props.current} className="group/lists rounded-card border border-line bg-surface">
          <summary className="flex min-h-control items-center gap-3 px-4 py-1">
            <MenuIcon className="size-5 text-ink-muted" />
            <span className="min-w-0 flex-1 truncate">
              <span className="font-semibold">{text("lists")}</span>
              <span className="text-ink-muted"> · {props.title}</span>
            </span>
            <ChevronDownIcon className="size-4 text-ink-muted transition-transform group-open/lists:-scale-y-100" />
          </summary>
          <div className="border-t border-line px-2 py-3">
            <Lists {...props} />
          </div>
        </details>
      </nav>
    </>
  );
}

function Lists({ lists, current }: ListMenuProps) {
  const text = useTranslations("referenceTypes");
  const [words, setWords] = useState("");
  const found = lists.filter(({ name }) => fold(name).includes(fold(words)));
  const groups = TYPE_GROUP_NAMES.map((group) => ({ group, own: found.filter((list) => list.group === group) }));
  return (
    <div className="grid gap-4">
      <TextField
        label={text("searchLists")}
        hideLabel
        type="search"
        placeholder={text("searchLists")}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <ul className="grid gap-0.5">
        <ListLink kind={ALL_LISTS} name={text("allLists")} isCurrent={current === ALL_LISTS} />
      </ul>
      {groups.map(
        ({ group, own }) =>
          own.length > 0 && (
            <div key={group}>
              <p className="mb-1 px-3 text-xs font-semibold text-ink-muted">{text(`groups.${group}`)}</p>
              <ul aria-label={text(`groups.${group}`)} className="grid gap-0.5">
                {own.map((list) => (
                  <ListLink key={list.kind} {...list} isCurrent={current === list.kind} />
                ))}
              </ul>
            </div>
          ),
      )}
      {found.length === 0 && <p className="px-3 text-sm text-ink-muted">{text("noList")}</p>}
    </div>
  );
}

interface ListLinkProps {
  kind: string;
  name: string;
  values?: number;
  isCurrent: boolean;
}

function ListLink({ kind, name, values, isCurrent }: ListLinkProps) {
  const text = useTranslations("referenceTypes");
  const locale = useLocale();
  const [query] = useSearchParams();
  return (
    <li>
      <Link
        to={tableAddress(query, { list: kind, search: undefined, in: undefined, isActive: undefined })}
        aria-current={isCurrent ? "page" : undefined}
        className="flex min-h-9 items-center justify-between gap-2 rounded-control px-3 py-1.5 text-sm font-medium text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-honey-soft aria-[current=page]:text-ink pointer-coarse:min-h-control"
      >
        <span className="min-w-0 wrap-anywhere">{name}</span>
        {values !== undefined && (
          <span className="tabular-nums">
            <span aria-hidden="true">{formatNumber(values, locale)}</span>
            <span className="sr-only">{text("valueCount", { count: values })}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
