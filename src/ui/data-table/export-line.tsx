import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import type { ExportState } from "#shared/table/viewer-calls.ts";
import { useTranslations } from "#ui/translations.ts";
import { DownloadIcon } from "../icon.tsx";
import { WorkLine } from "./work-line.tsx";

/** The address of a spreadsheet that was written in the background. */
export const fileOf = ({ id }: ExportState): string => `${RESOURCE_PATHS.tableExport}?id=${id}`;

interface ExportLineProps {
  job: ExportState;
  onClose: () => void;
}

const LOOKS = { working: "working", ready: "good", failed: "bad" } as const;
const LABELS = { working: "exporting", ready: "exportReady", failed: "exportFailed" } as const;

/** Progress of a long spreadsheet, and the finished one. */
export function ExportLine({ job, onClose }: ExportLineProps) {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const { state, written, total } = job;
  const label = text(LABELS[state], { rows: formatNumber(written, locale) });
  const progress = total === null ? undefined : { done: written, total };
  return (
    <WorkLine state={LOOKS[state]} label={label} progress={progress} onClose={onClose}>
      {state === "working" && <span className="text-ink-muted">{text("exportMail")}</span>}
      {state === "ready" && (
        <a href={fileOf(job)} download className="button button-quiet" onClick={onClose}>
          <DownloadIcon className="size-4" />
          {text("download")}
        </a>
      )}
    </WorkLine>
  );
}
