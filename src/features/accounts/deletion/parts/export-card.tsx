import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Card } from "#ui/card.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";

export function ExportCard() {
  const text = useTranslations("accountsDeletion");
  return (
    <Card title={text("exportTitle")}>
      <p className="text-ink-muted">{text("exportText")}</p>
      <a href={RESOURCE_PATHS.myData} download className="button button-secondary mt-4">
        <DownloadIcon className="size-4" />
        {text("exportButton")}
      </a>
    </Card>
  );
}
