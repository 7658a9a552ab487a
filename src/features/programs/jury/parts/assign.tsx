import { Form } from "react-router";
import type { Answer } from "#shared/endpoint.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { assignmentTable, Jury } from "../contract.ts";
import { AssignTable } from "./assign-table.tsx";
import { Propose } from "./propose.tsx";

interface AssignProps {
  jury: Jury;
  table: Answer<typeof assignmentTable> | undefined;
  wanted: { searchText: string; onlyLacking: boolean };
  to: (query: Record<string, string>) => string;
}

/** The assignments of reviews: a table to tick, and a proposal for the unassigned ones. */
export function Assign({ jury, table, wanted, to }: AssignProps) {
  const text = useTranslations("programsJury");
  const jurors = jury.jurors.filter(({ state }) => state === "accepted");
  if (jury.hidesPairs) return <EmptyState title={text("pairsHidden")}>{text("pairsHiddenHint")}</EmptyState>;
  if (!table)
    return (
      <EmptyState
        title={text("noPhase")}
        actions={<ButtonLink to={to({ part: "phases" })}>{text("toPhases")}</ButtonLink>}
      >
        {text("noPhaseHint")}
      </EmptyState>
    );
  if (jurors.length === 0)
    return (
      <EmptyState title={text("noAccepted")} actions={<ButtonLink to={to({})}>{text("invite.title")}</ButtonLink>}>
        {text("noAcceptedHint")}
      </EmptyState>
    );
  const { phase, rows, totalCount, currentPage, pageSize } = table;
  const isFiltered = wanted.searchText !== "" || wanted.onlyLacking;
  const query = {
    part: "assign",
    ...(wanted.searchText && { search: wanted.searchText }),
    ...(wanted.onlyLacking && { lacking: "true" }),
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <Propose programId={jury.program.id} phase={phase} />
      <Form role="search" key={JSON.stringify(wanted)} className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <input type="hidden" name="part" value="assign" />
        <TextField
          label={text("search")}
          type="search"
          name="search"
          maxLength={200}
          defaultValue={wanted.searchText}
          className="min-w-56"
        />
        <Checkbox label={text("lacking")} name="lacking" value="true" defaultChecked={wanted.onlyLacking} />
        <Button type="submit">{text("show")}</Button>
      </Form>
      {rows.length === 0 ? (
        <EmptyState
          title={text(isFiltered ? "notFound" : "nothing")}
          actions={
            <ButtonLink to={to({ part: isFiltered ? "assign" : "phases" })}>
              {text(isFiltered ? "parts.assign" : "toPhases")}
            </ButtonLink>
          }
        >
          {!isFiltered && text("nothingHint")}
        </EmptyState>
      ) : (
        <>
          <p className="text-sm text-ink-muted">
            {text("tableLead", { phase: phase.name, count: phase.reviewsPerApplication })}
          </p>
          <AssignTable programId={jury.program.id} rows={rows} jurors={jurors} />
          <Pagination
            page={currentPage}
            pageSize={pageSize}
            total={totalCount}
            summary={text("count", { count: totalCount })}
            to={(page) => to({ ...query, ...(page > 1 && { page: String(page) }) })}
          />
        </>
      )}
    </div>
  );
}
