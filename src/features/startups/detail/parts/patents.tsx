import { Card } from "#ui/card.tsx";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StartupDetail } from "../contract.ts";

export function Patents({ startup: { name, patents } }: { startup: StartupDetail }) {
  const t = useTranslations("startupsDetail");
  return (
    <Card title={t("patents")} flush>
      <Table
        label={t("patentsOf", { name })}
        rows={patents}
        rowKey={({ id }) => id}
        columns={[
          {
            key: "name",
            header: t("patentName"),
            className: "min-w-44 font-semibold wrap-anywhere",
            cell: (patent) => patent.name,
          },
          {
            key: "number",
            header: t("applicationNumber"),
            className: "tabular-nums",
            cell: (patent) => patent.applicationNumber,
          },
        ]}
      />
    </Card>
  );
}
