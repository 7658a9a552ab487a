import { DateText } from "#ui/date-text.tsx";
import { Select } from "#ui/select.tsx";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedApplication } from "../contract.ts";
import { mayMove, STATUSES, type Status } from "../rules.ts";
import { CvLink } from "./cv-link.tsx";
import { FitTag } from "./wages.tsx";

interface ApplicationsTableProps {
  applications: readonly ReceivedApplication[];
  onMove: (id: string, to: Status) => void;
  onOpen: (id: string) => void;
}

/** The board as a table, the newest application first. */
export function ApplicationsTable({ applications, onMove, onOpen }: ApplicationsTableProps) {
  const text = useTranslations("jobsApplications");
  return (
    <div className="card overflow-hidden">
      <Table
        label={text("board.label")}
        rows={applications}
        rowKey={({ jobApplyId }) => jobApplyId}
        columns={[
          {
            key: "applicant",
            header: text("board.applicant"),
            cell: ({ jobApplyId, applicant }) => (
              <button
                type="button"
                data-application={jobApplyId}
                className="min-h-row min-w-32 text-start font-semibold hover:underline"
                onClick={() => onOpen(jobApplyId)}
              >
                {applicant.name}
              </button>
            ),
          },
          {
            key: "status",
            header: text("board.status"),
            cell: (application) => <StatusSelect application={application} onMove={onMove} hideLabel />,
          },
          { key: "date", header: text("board.sentOn"), cell: ({ date }) => <DateText value={date} /> },
          {
            key: "wage",
            header: text("wages.label"),
            cell: ({ wages }) => wages.fit && <FitTag fit={wages.fit} />,
          },
          {
            key: "cv",
            header: text("cv"),
            cell: (application) => application.cv !== null && <CvLink application={application} />,
          },
          {
            key: "notes",
            header: text("board.notesTitle"),
            align: "end",
            cell: ({ notes }) => notes.length,
          },
        ]}
      />
    </div>
  );
}

interface StatusSelectProps extends Pick<ApplicationsTableProps, "onMove"> {
  application: ReceivedApplication;
  hideLabel?: boolean;
}

/** The state of an application, to be changed; one that was withdrawn, or whose applicant is leaving, stays so. */
export function StatusSelect({ application, onMove, hideLabel = false }: StatusSelectProps) {
  const text = useTranslations("jobsApplications");
  const { jobApplyId, applicant, status } = application;
  const offered = STATUSES.filter((item) => item === status || (!applicant.hasLeft && mayMove(status, item)));
  return (
    <Select
      label={text("board.statusOf", { name: applicant.name })}
      hideLabel={hideLabel}
      className="min-w-36"
      value={status}
      options={offered.map((item) => ({ value: item, label: text(`statuses.${item}`) }))}
      onChange={(event) => onMove(jobApplyId, event.target.value as Status)}
    />
  );
}
