import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { dropDraft, readDraft, saveDraft } from "#shared/drafts.ts";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useNotices } from "#ui/notice.tsx";
import { Table } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewTable, SavedReview } from "../contract.ts";
import { weightedScore } from "../rules.ts";
import { type Cells, cellKey, cellsOf, savesOf } from "./table-cells.ts";

/** Scores of all one's applications at once, a row an application. What is typed stays on this device until it is saved. */
export function ScoreTable({ table }: { table: ReviewTable }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { notify } = useNotices();
  const { queue, categories } = table;
  const { program, phase, applications } = queue;
  const draftKey = `review-table/${phase.id}`;
  const stored = cellsOf(table);
  const [typed, setTyped] = useState<Cells>({});
  useEffect(() => {
    const draft = readDraft(draftKey);
    if (typeof draft === "object" && draft !== null) setTyped((before) => ({ ...(draft as Cells), ...before }));
  }, [draftKey]);
  const cells = { ...stored, ...typed };
  const isDirty = Object.entries(typed).some(([key, value]) => value !== (stored[key] ?? ""));
  const { submit, state, data } = useFetcher<{ saved?: SavedReview[]; failure?: ActionFailure }>();
  const handle = useEffectEvent((answer: { saved?: SavedReview[]; failure?: ActionFailure }) => {
    if (answer.saved) {
      setTyped({});
      dropDraft(draftKey);
      notify({ kind: "success", text: text("tableSaved") });
    }
    if (!answer.failure) return;
    const { code, value, fields } = answer.failure;
    notify({ kind: "error", text: code === "connectionLost" ? text("status.lost") : (fields[0]?.sentence ?? value) });
  });
  useEffect(() => {
    if (state === "idle" && data) handle(data as { saved?: SavedReview[] });
  }, [state, data]);
  const type = (key: string, value: string) => {
    const next = { ...typed, [key]: value };
    setTyped(next);
    saveDraft(draftKey, next);
  };
  const save = () => {
    const request = { intent: "table", reviews: savesOf(table, cells), attempt: crypto.randomUUID() };
    void submit(JSON.parse(JSON.stringify(request)), { method: "post", encType: "application/json" });
  };
  const scoresOf = (applyId: string) =>
    Object.fromEntries(categories.map(({ id }) => [id, Number(cells[cellKey(applyId, id)]) || null]));
  const to = (programApplyId: string) =>
    pathTo("dashboardReviewTheProgram", locale, { programSeoUrl: program.seoUrl, programApplyId });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) save();
      }}
    >
      <div className="card overflow-hidden">
        <Table
          label={text("tableLabel")}
          rows={applications}
          rowKey={({ applyId }) => applyId}
          columns={[
            {
              key: "application",
              header: text("application"),
              cell: ({ applyId, label, name }) => (
                <Link to={to(applyId)} className={TEXT_LINK}>
                  {[label, name].filter(Boolean).join(" · ")}
                </Link>
              ),
            },
            ...categories.map(({ id, name, scaleMax }) => ({
              key: id,
              header: name,
              cell: ({ applyId, label }: { applyId: string; label: string }) => (
                <input
                  type="number"
                  className="input w-16 text-center"
                  aria-label={text("scoreOf", { category: name, label })}
                  min={1}
                  max={scaleMax}
                  step={1}
                  readOnly={!phase.isOpen}
                  value={cells[cellKey(applyId, id)] ?? ""}
                  onChange={(event) => type(cellKey(applyId, id), event.target.value)}
                />
              ),
            })),
            {
              key: "weighted",
              header: text("weighted"),
              align: "end",
              className: "tabular-nums",
              cell: ({ applyId }) => {
                const weighted = weightedScore(categories, scoresOf(applyId));
                return weighted === null ? "–" : formatNumber(weighted, locale, { maximumFractionDigits: 2 });
              },
            },
            { key: "state", header: text("state"), cell: ({ state: review }) => <Tag>{text(`states.${review}`)}</Tag> },
          ]}
        />
      </div>
      <div
        data-save-bar=""
        className="sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper py-3"
      >
        <p role="status" className="me-auto text-sm text-ink-muted">
          {isDirty && text("status.local")}
        </p>
        <ButtonLink to={pathTo("dashboardReviews", locale)}>{text("oneByOne")}</ButtonLink>
        {phase.isOpen && (
          <Button kind="primary" type="submit" busy={state !== "idle"} disabled={!isDirty}>
            {text("saveTable")}
          </Button>
        )}
      </div>
    </form>
  );
}
