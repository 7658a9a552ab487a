import { useState } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import type { BulkState } from "#shared/table/schemas.ts";
import { useTranslations } from "#ui/translations.ts";
import { Button } from "../button.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import type { BulkWork } from "./use-bulk-work.ts";
import { WorkLine } from "./work-line.tsx";

const RefusedDialog = loadedLater(() => import("./refused-dialog.tsx"));

const LOOKS = { working: "working", done: "good", stopped: "bad", failed: "bad" } as const;
const LABELS = {
  working: "bulkWorking",
  done: "bulkAllDone",
  stopped: "bulkStopped",
  failed: "bulkFailed",
} as const;

/** Progress of a change of many rows, which can be stopped, and what became of it. */
export function BulkLine({ work, stop, isStopping, forget }: BulkWork & { work: BulkState }) {
  const text = useTranslations("dataTable");
  const locale = useLocale();
  const [isShown, show] = useState(false);
  const { state, processed, total, answer } = work;
  const unchanged = answer ? total - answer.done : 0;
  const progress = { done: processed, total };
  const label = text(LABELS[state], { done: formatNumber(answer?.done ?? 0, locale) });
  return (
    <WorkLine state={unchanged > 0 ? "bad" : LOOKS[state]} label={label} progress={progress} onClose={forget}>
      {state === "working" && (
        <Button kind="quiet" busy={isStopping} onClick={stop}>
          {text("bulkStop")}
        </Button>
      )}
      {state === "working" && <span className="text-ink-muted">{text("bulkMail")}</span>}
      {unchanged > 0 && (
        <Button kind="quiet" onClick={() => show(true)}>
          {text("bulkShow", { count: unchanged })}
        </Button>
      )}
      {isShown && answer && <RefusedDialog answer={answer} total={total} onClose={() => show(false)} />}
    </WorkLine>
  );
}
