import { useLocale } from "use-intl";
import { formatMinute } from "#shared/format.ts";
import { YES_NO } from "#shared/yes-no.ts";
import { Fact, Facts } from "#ui/card.tsx";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import { entryDetail, valueText } from "../rules.ts";

interface Entry {
  createdAt: string;
  person: { name: string } | null;
  entityId: string;
  detail: string;
  names: Record<string, string>;
}

interface AuditEntryProps {
  entry: Entry;
  /** What kind of thing was changed, in words. */
  kind: string;
}

/** One entry of the audit: who did it when, and each changed field before and after. */
export function AuditEntry({ entry, kind }: AuditEntryProps) {
  const text = useTranslations("auditLog");
  const locale = useLocale();
  const { changes, others } = entryDetail(entry.detail);
  const words = {
    ...{ names: entry.names, yes: YES_NO[locale].yes, no: YES_NO[locale].no },
    minute: (instant: string) => formatMinute(instant, locale),
  };
  const value = (one: unknown) => (
    <span className="wrap-anywhere whitespace-pre-wrap">{valueText(one, words) || "–"}</span>
  );
  return (
    <>
      <div className="max-w-xl">
        <Facts>
          <Fact name={text("columns.createdAt")}>{formatMinute(entry.createdAt, locale)}</Fact>
          <Fact name={text("columns.person")}>{entry.person?.name ?? text("nobody")}</Fact>
          <Fact name={kind}>
            <span className="wrap-anywhere">{entry.names[entry.entityId] ?? entry.entityId}</span>
          </Fact>
          {others.map(({ field, value: one }) => (
            <Fact key={field} name={<code>{field}</code>}>
              {value(one)}
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
              { key: "field", header: text("field"), cell: ({ field }) => <code>{field}</code> },
              {
                key: "before",
                header: text("before"),
                cell: ({ before }) => value(before),
                className: "min-w-28 align-top",
              },
              {
                key: "after",
                header: text("after"),
                cell: ({ after }) => value(after),
                className: "min-w-28 align-top",
              },
            ]}
          />
        </div>
      )}
    </>
  );
}
