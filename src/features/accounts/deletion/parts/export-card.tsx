import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Card } from "#ui/card.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { PasswordField } from "#ui/password-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PASSWORD_MAX_LENGTH } from "../../limits.ts";

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
          <PasswordField
            label={text("password")}
            name="password"
            autoComplete="current-password"
            maxLength={PASSWORD_MAX_LENGTH}
            required
            error={refusal}
          />
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
