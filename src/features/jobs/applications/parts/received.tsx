import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedApplication } from "../contract.ts";
import { ApplicationDetails } from "./application-details.tsx";
import { ApplicationsTable } from "./applications-table.tsx";
import { Board } from "./board.tsx";
import { useMove } from "./use-move.ts";

interface ReceivedProps {
  jobId: string;
  applications: readonly ReceivedApplication[];
  view: "board" | "table";
}

/** Applications to a job, as a board or as a table. */
export function Received({ jobId, applications: received, view }: ReceivedProps) {
  const text = useTranslations("jobsApplications");
  const locale = useLocale();
  const [opened, setOpened] = useState<string>();
  // Whoever is leaving has no name here.
  const applications = received.map((application) => {
    const { applicant } = application;
    return applicant.hasLeft ? { ...application, applicant: { ...applicant, name: text("board.left") } } : application;
  });
  const { move, busy, ask, cancel, confirm } = useMove(applications);
  if (applications.length === 0) return <EmptyState title={text("board.none")}>{text("board.noneHint")}</EmptyState>;
  const to = (one: string) =>
    pathTo("dashboardJobApplications", locale, {}, { jobId, ...(one === "table" && { view: one }) });
  const name = move?.application.applicant.name ?? "";
  const shown = { applications, onMove: ask, onOpen: setOpened };
  return (
    <div className="min-w-0">
      <div className="mb-4">
        <Tabs
          label={text("board.views")}
          tabs={(["board", "table"] as const).map((item) => ({
            to: to(item),
            label: text(`board.${item}`),
            current: item === view,
          }))}
        />
      </div>
      {view === "board" ? <Board {...shown} /> : <ApplicationsTable {...shown} />}
      <ApplicationDetails
        application={move ? undefined : applications.find(({ jobApplyId }) => jobApplyId === opened)}
        onClose={() => setOpened(undefined)}
        onMove={ask}
      />
      <Dialog
        open={move !== undefined}
        onClose={cancel}
        title={move ? text("board.question", { name, status: text(`statuses.${move.to}`) }) : ""}
        actions={
          <>
            <Button data-autofocus="" onClick={cancel}>
              {text("board.back")}
            </Button>
            <Button kind="primary" busy={busy} onClick={confirm}>
              {text("board.move")}
            </Button>
          </>
        }
      >
        <p>{text("board.mailed", { name })}</p>
      </Dialog>
    </div>
  );
}
