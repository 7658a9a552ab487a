import type { ComponentType, MouseEvent } from "react";
import type { FormProps } from "react-router";
import { truncate } from "#shared/format.ts";
import type { SavedAnswer } from "#shared/list/saved-change.ts";
import type { SavedData } from "#shared/list/saved-data.ts";
import { IN_PLACE, type SavedIntent } from "#shared/list/saved-intents.ts";
import { ButtonLink } from "../button.tsx";
import { useTranslations } from "../translations.ts";
import { NameForm } from "./saved-form.tsx";
import { SavedRow } from "./saved-row.tsx";

export interface SavedSearchesProps {
  saved: SavedData;
  /** Filters are selected that can be saved. */
  canSave: boolean;
  /** A name for the selected filters. */
  proposed: string;
  /** The search that the list shows. */
  queryId: string | undefined;
  Form: ComponentType<FormProps>;
  /** Address of the list; its query is saved. */
  action: string;
  busy: boolean;
  answer: SavedAnswer | undefined;
  pageLink: (page: number) => string;
  /** Inside the dialog: links to pages stay in it, and opening a search closes it. */
  inPlace?: { turnTo: (page: number) => void; onOpen: () => void };
}

/** A form that saves the present search, and the searches that were saved before. */
export default function SavedSearches(props: SavedSearchesProps) {
  const text = useTranslations("listPage.saved");
  const { saved, canSave, busy, answer } = props;
  const reasonOf = useReason(answer);
  // After a clash the person has read the other name; the next attempt is on top of it.
  const readVersion = answer?.failure?.fields[0]?.version ?? 0;
  const formOf = (intent: SavedIntent, { id, version }: { id: string; version: number } = { id: "", version: 0 }) => ({
    Form: props.Form,
    action: props.action,
    busy,
    fields: {
      intent,
      id,
      version: String(Math.max(version, readVersion)),
      key: saved.key,
      ...(props.inPlace && { [IN_PLACE]: "1" }),
    },
    error: reasonOf(intent, id),
  });
  return (
    <div className="grid gap-4">
      {answer?.failure && !answer.intent && (
        <p role="alert" className="text-sm font-medium text-bad">
          {text("connectionLost")}
        </p>
      )}
      {canSave && (
        <NameForm
          {...formOf("save")}
          button={text("save")}
          typed={answer?.failure ? answer.name : freeName(props.proposed, saved.rows)}
          hint
        />
      )}
      {saved.rows.length === 0 && <p className="text-ink-muted">{text("none")}</p>}
      <ul>
        {saved.rows.map((row) => (
          <SavedRow
            key={row.id}
            row={row}
            current={row.id === props.queryId}
            onOpen={props.inPlace?.onOpen}
            rename={formOf("rename", row)}
            notify={formOf("notify", row)}
            remove={formOf("delete", row)}
          />
        ))}
      </ul>
      {saved.pages > 1 && <Pages {...props} />}
    </div>
  );
}

/** Letters of a name. */
const NAME_LENGTH = 120;

/** The name, or the first numbered one that is not taken on this page. */
function freeName(proposed: string, rows: SavedData["rows"]): string {
  const taken = new Set(rows.map(({ name }) => name));
  for (let number = 1; ; number++) {
    const end = number === 1 ? "" : ` ${number}`;
    const name = truncate(proposed, NAME_LENGTH - end.length) + end;
    if (!taken.has(name)) return name;
  }
}

function Pages({ saved: { page, pages }, pageLink, inPlace }: SavedSearchesProps) {
  const text = useTranslations("ui");
  const step = (to: number, name: string) => {
    const turn = (event: MouseEvent) => {
      event.preventDefault();
      inPlace?.turnTo(to);
    };
    return to < 1 || to > pages ? null : (
      <ButtonLink to={pageLink(to)} onClick={inPlace && turn} preventScrollReset>
        {name}
      </ButtonLink>
    );
  };
  return (
    <nav aria-label={text("pagination")} className="flex items-center justify-between gap-3">
      {step(page - 1, text("previousPage"))}
      <span className="text-sm text-ink-muted">{text("pageOf", { page: String(page), pages: String(pages) })}</span>
      {step(page + 1, text("nextPage"))}
    </nav>
  );
}

/** Why a form was refused, as a text for its field. */
function useReason(answer: SavedAnswer | undefined) {
  const text = useTranslations("listPage.saved");
  return (intent: SavedIntent, id: string): string | undefined => {
    if (!answer?.failure || answer.intent !== intent || (answer.id ?? "") !== id) return undefined;
    const { code, value, fields } = answer.failure;
    if (code === "changedMeanwhile") return text("meanwhile", { name: String(fields[0]?.theirs) });
    if (code !== "conflict") return value;
    return text(fields.some(({ field }) => field === "queries") ? "tooMany" : "taken");
  };
}
