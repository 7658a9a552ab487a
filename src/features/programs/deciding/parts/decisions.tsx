import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision, DecisionTable } from "../contract.ts";
import { COMPARED_MAX, RESULTS } from "../limits.ts";
import { DecisionCards } from "./decision-cards.tsx";
import { DecisionRows } from "./decision-rows.tsx";
import { addressQuery, type TableView } from "./table-query.ts";
import { useDeciding } from "./use-deciding.ts";

const ConfirmResults = loadedLater(() => import("./confirm-results.tsx"));
const MoveUp = loadedLater(async () => ({ default: (await import("./confirm-results.tsx")).MoveUp }));

/** The applications with their scores, and results for one or many of them. */
export function Decisions({ table, query }: { table: DecisionTable; query: TableView }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const { program, rows, total, totalCount, currentPage, pageSize } = table;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [pendingResult, setPendingResult] = useState<Decision["result"]>();
  const [movingUp, setMovingUp] = useState<Decision>();
  const { decide, busy } = useDeciding(program.id, () => setSelected(new Set()));
  if (total === 0) return <EmptyState title={text("empty")}>{text("emptyHint")}</EmptyState>;
  const open = rows.filter(({ isPublished }) => !isPublished);
  const toggle = (applyId: string) => {
    const next = new Set(selected);
    if (!next.delete(applyId)) next.add(applyId);
    setSelected(next);
  };
  const list = { table, view: query, selected, busy, onToggle: toggle, onDecide: decide, onMoveUp: setMovingUp };
  return (
    <>
      {table.hidesNames && <p className="px-5 pt-3 text-sm text-ink-muted sm:px-6">{text("hidesNames")}</p>}
      {table.keepsRanks && <p className="px-5 pt-3 text-sm text-ink-muted sm:px-6">{text("ranksKept")}</p>}
      {table.freePlaces > 0 && (
        <p className="px-5 pt-3 text-sm font-semibold sm:px-6">{text("moveUp.free", { count: table.freePlaces })}</p>
      )}
      {open.length > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 px-5 pt-3 sm:px-6">
          <Checkbox
            label={text("selectPage")}
            checked={open.every(({ applyId }) => selected.has(applyId))}
            onChange={(event) =>
              setSelected(event.target.checked ? new Set(open.map(({ applyId }) => applyId)) : new Set())
            }
          />
          <p className="text-sm text-ink-muted @max-[44rem]:hidden">{text("keys")}</p>
        </div>
      )}
      {rows.length === 0 && <p className="px-6 py-8 text-ink-muted">{text("noMatch")}</p>}
      <DecisionRows {...list} />
      <DecisionCards {...list} />
      <div className="px-5 py-4 sm:px-6">
        <Pagination
          page={currentPage}
          pageSize={pageSize}
          total={totalCount}
          to={(page) =>
            pathTo(
              "programDecisions",
              locale,
              { programSeoUrl: program.seoUrl },
              addressQuery({ ...query, currentPage: page }),
            )
          }
        />
      </div>
      {selected.size > 0 && (
        <div
          data-save-bar=""
          className="sticky bottom-0 z-20 flex flex-wrap items-center gap-3 border-t border-line bg-sunken px-5 py-3 sm:px-6"
        >
          <p role="status" className="font-semibold">
            {text("selected", { count: selected.size })}
          </p>
          {RESULTS.toReversed().map((result) => (
            <Button key={result} busy={busy} onClick={() => setPendingResult(result)}>
              {text(`set.${result}`)}
            </Button>
          ))}
          {selected.size >= 2 && selected.size <= COMPARED_MAX && (
            <ButtonLink
              to={pathTo(
                "programDecisions",
                locale,
                { programSeoUrl: program.seoUrl },
                { phase: query.phaseId, compare: [...selected].join(",") },
              )}
            >
              {text("compare.action")}
            </ButtonLink>
          )}
          <Button kind="quiet" className="ms-auto" onClick={() => setSelected(new Set())}>
            {text("clear")}
          </Button>
        </div>
      )}
      {movingUp && <MoveUp row={movingUp} onClose={() => setMovingUp(undefined)} />}
      {pendingResult && (
        <ConfirmResults
          result={pendingResult}
          count={selected.size}
          onClose={() => setPendingResult(undefined)}
          onConfirm={() => {
            setPendingResult(undefined);
            decide([...selected], pendingResult);
          }}
        />
      )}
    </>
  );
}
