import { type KeyboardEvent, useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { AssignmentRow, Juror } from "../contract.ts";
import { useJury } from "./use-jury.ts";

interface AssignTableProps {
  programId: string;
  rows: readonly AssignmentRow[];
  jurors: readonly Juror[];
}

const STEPS: Record<string, readonly [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** The arrow keys move between the boxes, over those that stand against a conflict. */
function move(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key];
  const cell = (event.target as HTMLElement).dataset.cell?.split("/").map(Number);
  if (!step || !cell) return;
  event.preventDefault();
  for (let [row, column] = [cell[0]! + step[0], cell[1]! + step[1]]; row >= 0 && column >= 0; ) {
    const next = event.currentTarget.querySelector<HTMLElement>(`[data-cell="${row}/${column}"]`);
    if (!next) return;
    if (next instanceof HTMLInputElement && !next.disabled) return next.focus();
    [row, column] = [row + step[0], column + step[1]];
  }
}

/** Applications beside jurors: a tick assigns, a cross stands for a conflict. */
export function AssignTable({ programId, rows, jurors }: AssignTableProps) {
  const text = useTranslations("programsJury");
  const locale = useLocale();
  const places = new Map(rows.map(({ applicationId }, place) => [applicationId, place]));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the boxes inside take the keys.
    <div className="card overflow-hidden" onKeyDown={move}>
      <Table
        label={text("table")}
        rows={rows}
        rowKey={({ applicationId }) => applicationId}
        columns={[
          {
            key: "application",
            header: text("application"),
            className: "max-w-40 sm:max-w-none",
            cell: ({ applicationId, label, startup, topic, locale: language }) => (
              <>
                <Link
                  to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { applyId: applicationId })}
                  className="font-semibold wrap-anywhere hover:underline"
                >
                  {startup}
                </Link>
                <span className="block text-ink-muted">
                  {[label, topic, text(`languages.${language}`)].filter(Boolean).join(" · ")}
                </span>
              </>
            ),
          },
          ...jurors.map((juror, column) => ({
            key: juror.id,
            header: juror.name,
            cell: (row: AssignmentRow) => (
              <Cell
                programId={programId}
                row={row}
                juror={juror}
                place={`${places.get(row.applicationId)}/${column}`}
              />
            ),
          })),
        ]}
      />
    </div>
  );
}

interface CellProps {
  programId: string;
  row: AssignmentRow;
  juror: Juror;
  place: string;
}

function Cell({ programId, row, juror, place }: CellProps) {
  const text = useTranslations("programsJury");
  const { applicationId, label } = row;
  const assigned = row.assigned.find(({ jurorId }) => jurorId === juror.id);
  const conflict = row.conflicts.find(({ jurorId }) => jurorId === juror.id);
  // A change is shown while it is being sent; where it is refused, the box goes back.
  const [sent, setSent] = useState<boolean>();
  const forget = () => setSent(undefined);
  const { send, busy } = useJury(forget, forget);
  const state = assigned?.state === "assigned" ? undefined : assigned?.state;
  const kinds = conflict?.kinds.map((kind) => text(`kinds.${kind}`)).join(", ");
  const suspected = kinds && !conflict?.blocks ? text("suspectedCell", { kinds }) : undefined;
  if (conflict?.blocks && kinds && !assigned) {
    const words = text("conflictCell", { juror: juror.name, label, kinds });
    return (
      <span data-cell={place} className="flex min-w-24 items-baseline gap-2 text-sm text-bad">
        <span aria-hidden="true">×</span>
        <span aria-hidden="true">{kinds}</span>
        <span className="sr-only">{words}</span>
      </span>
    );
  }
  return (
    <label className="inline-flex min-h-row min-w-6 items-center gap-2">
      <input
        type="checkbox"
        className="check"
        data-cell={place}
        aria-busy={busy || sent !== undefined || undefined}
        aria-label={[text("cell", { juror: juror.name, label }), suspected].filter(Boolean).join("; ")}
        checked={sent ?? assigned !== undefined}
        disabled={state !== undefined}
        onChange={({ target }) => {
          setSent(target.checked);
          const body = { programId, applicationId, jurorId: juror.id, isAssigned: target.checked };
          send({ intent: "assign", body });
        }}
      />
      {state && <span className="text-ink-muted">{text(`cellState.${state}`)}</span>}
      {suspected && (
        <span aria-hidden="true" className="text-sm text-warn">
          {suspected}
        </span>
      )}
    </label>
  );
}
