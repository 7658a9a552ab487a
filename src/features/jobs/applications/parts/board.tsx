import { type DragEvent, type KeyboardEvent, useId, useState } from "react";
import { classes } from "#ui/classes.ts";
import { DateText } from "#ui/date-text.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedApplication } from "../contract.ts";
import { mayMove, STATUSES, type Status } from "../rules.ts";
import { FitTag } from "./wages.tsx";

interface BoardProps {
  applications: readonly ReceivedApplication[];
  /** Asks whether to move one. */
  onMove: (id: string, to: Status) => void;
  onOpen: (id: string) => void;
}

/** Applications in columns. A card is dragged, or moved with the left and right arrow; each move is asked about first. */
export function Board({ applications, onMove, onOpen }: BoardProps) {
  const text = useTranslations("jobsApplications");
  const [dragged, setDragged] = useState<ReceivedApplication>();
  const hint = useId();
  return (
    <>
      <p id={hint} className="mb-3 text-sm text-ink-muted">
        <span className="max-sm:hidden">{text("board.hint")}</span>
        <span className="sm:hidden">{text("board.tapHint")}</span>
      </p>
      <ScrollRegion
        className="-mx-4 overflow-x-auto px-4 pb-3 focus-visible:-outline-offset-2 sm:-mx-6 sm:px-6"
        label={text("board.label")}
      >
        <div className="grid min-w-max grid-flow-col auto-cols-[15rem] gap-3">
          {STATUSES.map((status) => (
            <Column
              key={status}
              status={status}
              rows={applications.filter((application) => application.status === status)}
              takes={dragged !== undefined && dragged.status !== status && mayMove(dragged.status, status)}
              onDrop={(id) => onMove(id, status)}
            >
              {(application) => (
                <Card
                  application={application}
                  hint={hint}
                  onOpen={() => onOpen(application.jobApplyId)}
                  onMove={(to) => onMove(application.jobApplyId, to)}
                  onDrag={setDragged}
                />
              )}
            </Column>
          ))}
        </div>
      </ScrollRegion>
    </>
  );
}

interface ColumnProps {
  status: Status;
  rows: readonly ReceivedApplication[];
  /** True where the dragged card may be dropped. */
  takes: boolean;
  onDrop: (id: string) => void;
  children: (application: ReceivedApplication) => React.ReactNode;
}

function Column({ status, rows, takes, onDrop, children }: ColumnProps) {
  const text = useTranslations("jobsApplications");
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!takes) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <section
      aria-labelledby={id}
      data-status={status}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(event.dataTransfer.getData("text/plain"));
      }}
      className={classes(
        "grid content-start gap-2 rounded-card border bg-sunken p-3",
        isOver && takes ? "border-honey" : takes ? "border-line-strong border-dashed" : "border-transparent",
      )}
    >
      <h2 className="flex justify-between font-sans text-sm font-semibold tracking-normal">
        <span id={id}>{text(`statuses.${status}`)}</span>{" "}
        <span className="text-ink-muted tabular-nums">{rows.length}</span>
      </h2>
      <ul className="grid min-h-16 content-start gap-2">
        {rows.map((application) => (
          <li key={application.jobApplyId}>{children(application)}</li>
        ))}
      </ul>
    </section>
  );
}

interface CardProps {
  application: ReceivedApplication;
  hint: string;
  onOpen: () => void;
  onMove: (to: Status) => void;
  onDrag: (application: ReceivedApplication | undefined) => void;
}

function Card({ application, hint, onOpen, onMove, onDrag }: CardProps) {
  const { jobApplyId, applicant, status, date, wages, cv, notes } = application;
  const text = useTranslations("jobsApplications.board");
  const fields = useTranslations("jobsApplications");
  const step = { ArrowLeft: -1, ArrowRight: 1 } as const;
  const byKey = (event: KeyboardEvent) => {
    if (!(event.key in step)) return;
    const to = STATUSES[STATUSES.indexOf(status) + step[event.key as keyof typeof step]];
    // The page would scroll sideways.
    event.preventDefault();
    if (to && !applicant.hasLeft && mayMove(status, to)) onMove(to);
  };
  return (
    <button
      type="button"
      draggable={status !== "withdrawn" && !applicant.hasLeft}
      data-application={jobApplyId}
      aria-describedby={hint}
      onClick={onOpen}
      onKeyDown={byKey}
      onDragStart={(event) => {
        event.dataTransfer.setData("text/plain", jobApplyId);
        event.dataTransfer.effectAllowed = "move";
        onDrag(application);
      }}
      onDragEnd={() => onDrag(undefined)}
      className="grid w-full cursor-grab gap-1.5 rounded-control border border-line bg-surface p-3 text-start hover:border-line-strong"
    >
      <span className="flex items-center gap-2">
        <HexAvatar name={applicant.name} photo={applicant.photo} className="size-8 shrink-0" />
        <span className="min-w-0 font-semibold wrap-anywhere">{applicant.name}</span>
      </span>
      {applicant.title && <span className="text-sm text-ink-muted wrap-anywhere">{applicant.title}</span>}
      <span className="flex flex-wrap items-center gap-2 text-xs text-ink-muted">
        <DateText value={date} />
        {wages.fit && <FitTag fit={wages.fit} />}
        {wages.fit && wages.applicantShows && !wages.teamShows && <Tag tone="teal">{fields("wages.agreed")}</Tag>}
        {cv !== null && <Tag>{fields("cv")}</Tag>}
        {notes.length > 0 && <span>{text("notes", { count: notes.length })}</span>}
      </span>
    </button>
  );
}
