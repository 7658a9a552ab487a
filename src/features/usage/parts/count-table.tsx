import { useLocale } from "use-intl";
import { CsvButton } from "#features/admin/page-head/card.tsx";
import { formatNumber } from "#shared/format.ts";
import { Card } from "#ui/card.tsx";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";

interface Counted {
  name: string;
  count: number;
}

interface CountTableProps {
  title: string;
  /** Above the names. */
  header: string;
  rows: readonly Counted[];
  csv: readonly (readonly (string | number)[])[];
  hint?: string;
}

/** The counts, the largest first, with a file. */
export function CountTable({ title, header, rows, csv, hint }: CountTableProps) {
  const text = useTranslations("usage");
  const locale = useLocale();
  return (
    <Card
      flush
      title={title}
      end={rows.length > 0 && <CsvButton title={title} head={[header, text("count")]} rows={csv} />}
    >
      {hint && <p className="px-5 pb-2 text-sm text-ink-muted sm:px-6">{hint}</p>}
      <Table<Counted>
        label={title}
        columns={[
          {
            key: "name",
            header,
            cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
          },
          {
            key: "count",
            header: text("count"),
            align: "end",
            cell: ({ count }) => <span className="tabular-nums">{formatNumber(count, locale)}</span>,
          },
        ]}
        rows={rows}
        rowKey={({ name }) => name}
        empty={<p className="px-5 py-4 text-sm text-ink-muted sm:px-6">{text("none")}</p>}
      />
    </Card>
  );
}
