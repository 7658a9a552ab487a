import { useLocale } from "use-intl";
import { formatMinute } from "#shared/format.ts";
import { Fact, Facts } from "#ui/card.tsx";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useEntryTexts } from "./use-entry-texts.ts";

interface Entry {
  createdAt: string;
  person: { name: string } | null;
  entity: string;
  entityId: string;
  detail: string;
  names: Record<string, string>;
}

interface AuditEntryProps {
  entry: Entry;
  /** The kind of the changed thing, in words. */
  kind: string;
}

/** One entry of the audit: who did it when, and each changed field before and after. */
export function AuditEntry({ entry, kind }: AuditEntryProps) {
  const text = useTranslations("operationsAudit");
  const locale = useLocale();
  const { changes, others } = useEntryTexts()(entry);
  return (
    <>
      <div className="max-w-xl">
        <Facts>
          <Fact name={text("columns.createdAt")}>{formatMinute(entry.createdAt, locale)}</Fact>
          <Fact name={text("columns.person")}>{entry.person?.name ?? text("nobody")}</Fact>
          <Fact name={kind}>
            <span className="wrap-anywhere">{entry.names[entry.entityId] ?? entry.entityId}</span>
          </Fact>
          {others.map(({ field, name, value }) => (
            <Fact key={field} name={name}>
              <Value text={value} />
            </Fact>
          ))}
        </Facts>
      </div>
      {changes.length > 0 && (
        <div className="-mx-5 mt-4 sm:-mx-6">
          <Table
            label={text("changes")}
            rows={changes}
            rowKey={({ field }) => field}
            columns={[
              { key: "field", header: text("field"), cell: ({ name }) => name, className: "align-top" },
              {
                key: "before",
                header: text("before"),
                cell: ({ before }) => <Value text={before} />,
                className: "min-w-28 align-top",
              },
              {
                key: "after",
                header: text("after"),
                cell: ({ after }) => <Value text={after} />,
                className: "min-w-28 align-top",
              },
            ]}
          />
        </div>
      )}
    </>
  );
}

const Value = ({ text }: { text: string }) => <span className="wrap-anywhere whitespace-pre-wrap">{text || "–"}</span>;
