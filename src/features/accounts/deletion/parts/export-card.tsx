import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Card } from "#ui/card.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import { CurrentPasswordField } from "../../parts/current-password-field.tsx";

interface ExportCardProps {
  hasPassword: boolean;
  /** Why the archive was refused. */
  refusal: string | undefined;
}

/** Everything of one's own as a file. A plain form: its answer is no page. */
export function ExportCard({ hasPassword, refusal }: ExportCardProps) {
  const text = useTranslations("accountsDeletion");
  return (
    <Card title={text("exportTitle")}>
      <p className="text-ink-muted">{text("exportText")}</p>
      <form method="post" action={RESOURCE_PATHS.myData} className="mt-4 grid max-w-sm gap-4">
        <input type="hidden" name="locale" value={useLocale()} />
        {hasPassword ? (
          <CurrentPasswordField label={text("password")} error={refusal} />
        ) : (
          refusal && <p role="alert">{refusal}</p>
        )}
        <button type="submit" className="button button-secondary justify-self-start">
          <DownloadIcon className="size-4" />
          {text("exportButton")}
        </button>
      </form>
    </Card>
  );
}
