import { useRef, useState } from "react";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useEditForm } from "#ui/edit-form/use-edit-form.ts";
import { useSave } from "#ui/edit-form/use-save.ts";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { Table } from "#ui/table.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewTable } from "../contract.ts";
import { weightedScore } from "../rules.ts";
import { type Cells, cellKey, cellsOf, isCells, savesOf, versionOf } from "./table-cells.ts";

const ClashView = loadedLater(async () => ({
  default: (await import("#ui/edit-form/clash-view.tsx")).ClashView<Cells>,
}));

/** Scores of all one's applications at once, a row an application. What is typed stays on this device until it is saved. */
export function ScoreTable({ table }: { table: ReviewTable }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { queue, categories } = table;
  const { program, phase, applications } = queue;
  /** As the page has read it, or the answer of a save. */
  const [answered, setAnswered] = useState(table);
  const latest = versionOf(answered) > versionOf(table) ? answered : table;
  const storedOf = (read: ReviewTable) => ({ version: versionOf(read), values: cellsOf(read) });
  const saving = useRef(false);
  const draft = useEditForm({
    isSaving: () => saving.current,
    draftKey: `review-table/${phase.id}`,
    stored: storedOf(latest),
    units: [],
    isForm: isCells,
  });
  const { isDirty, state } = draft;
  const { values: cells, clashes, base } = state;
  const { save, busy } = useSave<ReviewTable>({
    saving,
    texts: { saved: text("tableSaved"), refused: ([problem]) => problem?.sentence ?? problem?.general ?? "" },
    onSaved: (saved) => {
      setAnswered(saved);
      draft.settle(storedOf(saved));
    },
    onRefused: () => {},
    onClash: (current) => {
      setAnswered(current);
      const merged = draft.takeOver(storedOf(current));
      // Other cells were saved meanwhile than were typed here.
      if (merged.clashes.length === 0) submit(merged.values, current);
    },
  });
  const submit = (values = cells, read = latest) => {
    const reviews = savesOf(read, values);
    if (reviews.length === 0) return;
    draft.sending(values);
    save({ reviews }, { intent: "table", programSeoUrl: program.seoUrl });
  };
  const type = (key: string, value: string) => draft.change((before) => ({ ...before, [key]: value }));
  const nameOf = (unit: string) => {
    const [applyId, categoryId] = unit.split(" ");
    return text("scoreOf", {
      category: categories.find(({ id }) => id === categoryId)?.name ?? "",
      label: applications.find((application) => application.applyId === applyId)?.label ?? "",
    });
  };
  const scoresOf = (applyId: string) =>
    Object.fromEntries(categories.map(({ id }) => [id, Number(cells[cellKey(applyId, id)]) || null]));
  const to = (programApplyId: string) =>
    pathTo("dashboardReviewTheProgram", locale, { programSeoUrl: program.seoUrl, programApplyId });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) submit();
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
                return weighted === null
                  ? "–"
                  : formatNumber(weighted, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
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
          <Button kind="primary" type="submit" busy={busy} disabled={!isDirty}>
            {text("saveTable")}
          </Button>
        )}
      </div>
      {clashes.length > 0 && (
        <ClashView
          clashes={clashes}
          mine={cells}
          theirs={base}
          nameOf={({ unit }) => nameOf(unit)}
          describe={({ unit }, values) => values[unit]}
          onChoose={(takenOver) => submit(draft.choose(takenOver).values)}
          onClose={() => draft.choose(new Set())}
        />
      )}
    </form>
  );
}
