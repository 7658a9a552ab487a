import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { listDataPath } from "#shared/list/list-path.ts";
import type { SavedAnswer } from "#shared/list/saved-change.ts";
import type { SavedData } from "#shared/list/saved-data.ts";
import { SAVED_PARAM } from "#shared/list-params.ts";
import { Dialog } from "../dialog.tsx";
import { useList } from "../filter-panel/list-context.tsx";
import { useNotices } from "../notice.tsx";
import { SkeletonText } from "../skeleton.tsx";
import { useTranslations } from "../translations.ts";
import { useFetched } from "../use-fetched.ts";
import { useLeastLoading } from "../use-least-loading.ts";
import SavedSearches from "./saved-searches.tsx";

interface SavedDialogProps {
  /** Address of the list whose search can be saved. */
  action: string;
  canSave: boolean;
  proposed: string;
  queryId: string | undefined;
  open: boolean;
  /** Opened for saving: the focus goes to the name. */
  naming: boolean;
  onClose: () => void;
}

/** The dialog with the saved searches. They are fetched when it is first opened. */
export default function SavedDialog({ open, onClose, ...props }: SavedDialogProps) {
  const text = useTranslations("listPage.saved");
  return (
    <Dialog open={open} onClose={onClose} title={text("title")}>
      <Content {...props} onClose={onClose} />
    </Dialog>
  );
}

const DONE_ACTIONS = { save: "saved", rename: "renamed", notify: "notified", delete: "deleted" } as const;

function Content({ onClose, naming, ...props }: Omit<SavedDialogProps, "open">) {
  const text = useTranslations("listPage.saved");
  const locale = useLocale();
  const list = useList();
  const { notify } = useNotices();
  const [page, setPage] = useState(1);
  const [changes, setChanges] = useState(0);
  const address = listDataPath(list, "saved", locale, { filter: {} }, { [SAVED_PARAM]: String(page) });
  const { data: saved, hasFailed } = useFetched<SavedData>(address, 0, changes);
  const { Form, state, data: answer, formData } = useFetcher<SavedAnswer>();
  const sent = useRef<{ form: FormData; before: SavedAnswer | undefined }>(undefined);
  const handle = useEffectEvent(({ intent, failure, name }: SavedAnswer) => {
    if (!intent || failure) return;
    notify({ kind: "success", text: text(DONE_ACTIONS[intent], { name: name ?? "" }) });
    if (intent === "save") onClose();
    else setChanges((count) => count + 1);
  });
  useEffect(() => {
    if (answer) handle(answer);
  }, [answer]);
  // Deleting the search that the list shows redirects to another list, without a new answer.
  useEffect(() => {
    if (formData) sent.current ??= { form: formData, before: answer };
    if (state !== "idle" || !sent.current) return;
    const { form, before } = sent.current;
    sent.current = undefined;
    if (form.get("intent") !== "delete" || answer !== before) return;
    notify({ kind: "success", text: text(DONE_ACTIONS.delete) });
    setChanges((count) => count + 1);
  }, [formData, state, answer, notify, text]);
  const isLoading = useLeastLoading(saved === undefined && !hasFailed);
  const isLoaded = saved !== undefined && !isLoading;
  useEffect(() => {
    if (isLoaded && naming) document.querySelector<HTMLElement>("dialog:modal [data-autofocus]")?.focus();
  }, [isLoaded, naming]);
  if (isLoading) return <SkeletonText lines={4} />;
  if (!saved) return <p className="text-sm text-bad">{text("notLoaded")}</p>;
  return (
    <SavedSearches
      {...props}
      saved={saved}
      Form={Form}
      answer={answer}
      busy={state !== "idle"}
      inPlace={{ turnTo: setPage, onOpen: onClose }}
      pageLink={() => props.action}
    />
  );
}
