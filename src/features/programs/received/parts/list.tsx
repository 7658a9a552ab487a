import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DateText } from "#ui/date-text.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Link } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Table } from "#ui/table.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { receivedList } from "../contract.ts";
import { ResultTag } from "./result-tag.tsx";
import { queryOf, type Wanted } from "./wanted.ts";

/** Applications in rows, with what has become of each. */
export function ReceivedTable({ list, wanted }: { list: Answer<typeof receivedList>; wanted: Wanted }) {
  const text = useTranslations("programsReceived");
  const locale = useLocale();
  const to = (query: Record<string, string>) => pathTo("dashboardApplicationsMyPrograms", locale, {}, query);
  const isFiltered = wanted.searchText !== "" || wanted.state !== "all" || wanted.phaseId !== undefined;
  if (list.rows.length === 0)
    return isFiltered || list.currentPage > 1 ? (
      <EmptyState
        title={text("nothingFound")}
        actions={
          <ButtonLink to={to(wanted.programId ? { programId: wanted.programId } : {})}>{text("reset")}</ButtonLink>
        }
      />
    ) : (
      <EmptyState title={text("none")}>{text("noneHint")}</EmptyState>
    );
  return (
    <div className="grid gap-4">
      {list.rows.some(({ startup }) => startup.id === null) && (
        <p className="text-sm text-ink-muted">{text("hidesNames")}</p>
      )}
      <div className="card overflow-hidden">
        <Table
          label={text("table")}
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "startup",
              header: text("startup"),
              className: "min-w-40",
              cell: ({ id, label, startup, program }) => (
                <>
                  <Link to={to({ applyId: id })} className="font-semibold wrap-anywhere hover:underline">
                    {startup.name}
                  </Link>
                  <span className="block text-ink-muted">
                    {[startup.id && label, !wanted.programId && program.name].filter(Boolean).join(" · ")}
                  </span>
                </>
              ),
            },
            { key: "sentAt", header: text("sentAt"), cell: ({ sentAt }) => <DateText value={sentAt} as="instant" /> },
            { key: "result", header: text("result"), cell: (row) => <ResultTag {...row} /> },
            { key: "phase", header: text("phase"), cell: ({ phase }) => phase?.name },
            {
              key: "reviews",
              header: text("reviews"),
              align: "end",
              className: "tabular-nums",
              cell: ({ reviews }) => reviews.assigned > 0 && text("reviewsOf", reviews),
            },
          ]}
        />
      </div>
      <Pagination
        page={list.currentPage}
        pageSize={list.pageSize}
        total={list.totalCount}
        summary={text("count", { count: list.totalCount })}
        to={(page) => to(queryOf(wanted, { page }))}
      />
    </div>
  );
}
