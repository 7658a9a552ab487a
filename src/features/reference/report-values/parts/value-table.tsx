import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import type { tablePage } from "#shared/table/page.ts";
import { useTranslations } from "#ui/translations.ts";
import { NameFields } from "../../parts/name-fields.tsx";
import type { ReportValueKind, reportValueCalls } from "../contract.ts";

type Calls = (typeof reportValueCalls)["reportType"];
type Data = Awaited<ReturnType<ReturnType<typeof tablePage<Calls["table"]>>["loader"]>>;

interface ValueTableProps {
  texts: `referenceReportValues.${ReportValueKind}`;
  data: Data;
  /** More actions of a row. */
  more?: readonly { key: "reports" | "content"; to: (row: { id: string }) => string }[];
}

/** Types or versions of reports: names are changed in place; one that no report has can be deleted. */
export function ValueTable({ texts, data, more = [] }: ValueTableProps) {
  const text = useTranslations(texts);
  const locale = useLocale();
  return (
    <AdminTable
      texts={texts}
      data={data}
      nameOf={({ nameEn, nameTr }) => (locale === "tr" ? nameTr : nameEn)}
      actions={[
        ...(more as []),
        { key: "delete", danger: true, isOffered: ({ isBuiltIn, reports }) => !isBuiltIn && reports === 0 },
      ]}
      create={(problems, reason) => (
        <NameFields labelOf={(name) => text(`columns.${name}`)} problems={problems} reason={reason} />
      )}
    />
  );
}
