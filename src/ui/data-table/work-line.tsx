import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import { IconButton } from "../button.tsx";
import { CheckIcon, CloseIcon, WarningIcon } from "../icon.tsx";
import { Spinner } from "../spinner.tsx";

interface WorkLineProps {
  state: "working" | "good" | "bad";
  label: string;
  /** Rows; left out: unknown yet. */
  progress?: { done: number; total: number } | undefined;
  /** The next steps, and notes. */
  children?: ReactNode;
  onClose: () => void;
}

/** Progress and end of long work on a table. The page may be left meanwhile. */
export function WorkLine({ state, label, progress, children, onClose }: WorkLineProps) {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-control border border-line bg-surface ps-4 pe-1 text-sm">
      {state === "working" && <Spinner className="size-4" />}
      {state === "good" && <CheckIcon className="size-4 text-good" />}
      {state === "bad" && <WarningIcon className="size-4 text-bad" />}
      <p role="status" className="font-medium">
        {label}
      </p>
      {state === "working" && progress && (
        <>
          <progress
            className="h-1.5 w-40 accent-honey"
            max={Math.max(progress.total, 1)}
            value={progress.done}
            aria-label={label}
          />
          <span className="text-ink-muted tabular-nums">
            {text("exportProgress", {
              written: formatNumber(progress.done, locale),
              total: formatNumber(progress.total, locale),
            })}
          </span>
        </>
      )}
      {children}
      {state !== "working" && (
        <IconButton label={text("hide")} onClick={onClose} className="ms-auto">
          <CloseIcon className="size-4" />
        </IconButton>
      )}
    </div>
  );
}
