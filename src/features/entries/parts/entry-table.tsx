import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { formatDate } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { tablePage } from "#shared/table/page.ts";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EntryKind, ManagedEntry, managedEntryCalls } from "../contract.ts";

type Calls = (typeof managedEntryCalls)["organizations"]["table"];
type Data = Awaited<ReturnType<ReturnType<typeof tablePage<Calls["table"]>>["loader"]>>;

const LATEST_DAYS = 30;
export const monthAgo = () => isoDay(new Date(Date.now() - LATEST_DAYS * 86_400_000));

interface EntryTableProps {
  kind: EntryKind;
  data: Data;
  /** The first day of the last thirty. */
  recent: string;
  /** The page of a row on the site. */
  pageOf: (seoUrl: string) => string;
  /** The page that adds one, for entries of their own. */
  createAt?: { to: string; label: string };
  /** The page that edits it. */
  editOf: (row: { seoUrl: string; ownerSeoUrl: string | null }) => string;
}

const isOnSite = ({ state, ownerState }: ManagedEntry) => state === "visible" && (ownerState ?? state) === "visible";

/** One noun with its hidden and deleted rows: shown, hidden, deleted and restored here. */
export function EntryTable({ kind, data, recent, pageOf, createAt, editOf }: EntryTableProps) {
  const text = useTranslations(`entries.${kind}`);
  const locale = useLocale();
  return (
    <AdminTable
      texts={`entries.${kind}`}
      data={data}
      {...(createAt && { createAt })}
      cells={{
        // Of what is deleted it is no switch.
        isVisible: () => <Tag tone="bad">{text("values.state.deleted")}</Tag>,
        owner: (row) => <Owner {...row} stateText={(state) => text(`values.state.${state}`)} />,
      }}
      nameOf={({ name }) => name}
      isEditable={({ state }) => state !== "deleted"}
      actions={[
        { key: "page", to: ({ seoUrl }) => pageOf(seoUrl), isOffered: isOnSite },
        { key: "edit", to: editOf, isOffered: ({ mayEdit }) => mayEdit },
        { key: "show", change: { field: "isVisible", value: "true" }, isOffered: ({ state }) => state === "hidden" },
        { key: "hide", change: { field: "isVisible", value: "false" }, isOffered: ({ state }) => state === "visible" },
        { key: "delete", danger: true, isOffered: ({ state }) => state !== "deleted" },
        { key: "restore", isOffered: ({ state }) => state === "deleted" },
      ]}
      bulk={[{ key: "show" }, { key: "hide" }, { key: "delete", danger: true }, { key: "restore" }]}
      quick={{
        visible: { state: "visible" },
        hidden: { state: "hidden" },
        recent: { createdFrom: recent },
        deleted: { state: "deleted" },
      }}
      filterText={(filter, value) =>
        filter === "createdFrom" || filter === "createdTo"
          ? text(filter === "createdFrom" ? "addedFrom" : "addedTo", { date: formatDate(value, locale) })
          : undefined
      }
    />
  );
}

interface OwnerProps extends Pick<ManagedEntry, "owner" | "ownerState"> {
  stateText: (state: ManagedEntry["state"]) => string;
}

/** The owner of an entry that has one, and whether that is hidden or deleted: then nobody finds the entry, either. */
const Owner = ({ owner, ownerState, stateText }: OwnerProps) => (
  <span className="flex flex-wrap items-center gap-x-2">
    {owner ?? "–"}
    {ownerState && ownerState !== "visible" && <Tag>{stateText(ownerState)}</Tag>}
  </span>
);
