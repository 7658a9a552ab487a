import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { ExportState } from "#shared/table/viewer-calls.ts";
import { useTranslations } from "#ui/translations.ts";
import { IconButton } from "../button.tsx";
import { CheckIcon, CloseIcon, DownloadIcon, WarningIcon } from "../icon.tsx";
import { Spinner } from "../spinner.tsx";

/** The address of a spreadsheet that was written in the background. */
export const fileOf = ({ id }: ExportState): string => `${RESOURCE_PATHS.tableExport}?id=${id}`;

interface ExportLineProps {
  job: ExportState;
  onClose: () => void;
}

/** Progress of a long spreadsheet. The page may be left meanwhile. */
export function ExportLine({ job, onClose }: ExportLineProps) {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const { state, written, total } = job;
  const number = (value: number) => formatNumber(value, locale);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface ps-4 pe-1 text-sm">
      {state === "working" && <Spinner className="size-4" />}
      {state === "ready" && <CheckIcon className="size-4 text-good" />}
      {state === "failed" && <WarningIcon className="size-4 text-bad" />}
      <p role="status" className="font-medium">
        {state === "ready" && text("exportReady", { rows: number(written) })}
        {state === "failed" && text("exportFailed")}
        {state === "working" && text("exporting")}
      </p>
      {state === "working" && total !== null && (
        <>
          <progress
            className="h-1.5 w-40 accent-honey"
            max={Math.max(total, 1)}
            value={written}
            aria-label={text("exporting")}
          />
          <span className="text-ink-muted tabular-nums">
            {text("exportProgress", { written: number(written), total: number(total) })}
          </span>
        </>
      )}
      {state === "working" && <span className="text-ink-muted">{text("exportMail")}</span>}
      {state === "ready" && (
        <a href={fileOf(job)} download className="button button-quiet" onClick={onClose}>
          <DownloadIcon className="size-4" />
          {text("download")}
        </a>
      )}
      {state !== "working" && (
        <IconButton label={text("hide")} onClick={onClose} className="ms-auto">
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
