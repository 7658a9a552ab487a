import { Button } from "#ui/button.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { saveCsv } from "#ui/save-file.ts";
import { useTranslations } from "#ui/translations.ts";

interface CsvButtonProps {
  /** Names the chart and the file. */
  title: string;
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

/** Saves the numbers of a chart. */
export function CsvButton({ title, head, rows }: CsvButtonProps) {
  const text = useTranslations("admin.panel");
  return (
    <Button
      kind="quiet"
      className="-me-3 min-h-10 px-3 text-sm"
      aria-label={text("csv", { title })}
      onClick={() => saveCsv([head, ...rows], title)}
    >
      <DownloadIcon className="size-4" />
      CSV
    </Button>
  );
}
