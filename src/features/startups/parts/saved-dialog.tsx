import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { Dialog } from "#ui/dialog.tsx";
import { useNotices } from "#ui/notice.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { useTranslations } from "#ui/translations.ts";
import { listPath, SAVED_ONLY_PARAM, SAVED_PARAM } from "./list-path.ts";
import type { ListLoader } from "./load-list.ts";
import type { SavedAnswer } from "./saved-change.ts";
import SavedSearches from "./saved-searches.tsx";

interface SavedDialogProps {
  /** Address of the list whose search can be saved. */
  action: string;
  canSave: boolean;
  queryId: string | undefined;
  open: boolean;
  /** Opened to save: the focus goes to the name. */
  naming: boolean;
  onClose: () => void;
}

/** Saved searches above the list. Fetched when it is first asked for. */
export default function SavedDialog({ open, onClose, ...props }: SavedDialogProps) {
  const text = useTranslations("startups.saved");
  return (
    <Dialog open={open} onClose={onClose} title={text("title")}>
      <Content {...props} onClose={onClose} />
    </Dialog>
  );
}

const DONE = { save: "saved", rename: "renamed", delete: "deleted" } as const;

function Content({ onClose, naming, ...props }: Omit<SavedDialogProps, "open">) {
  const text = useTranslations("startups.saved");
  const locale = useLocale();
  const { notify } = useNotices();
  const [page, setPage] = useState(1);
  const { load, data } = useFetcher<ListLoader>();
  const { Form, state, data: answer, formData } = useFetcher<SavedAnswer>();
  const sent = useRef<{ form: FormData; before: SavedAnswer | undefined }>(undefined);
  useEffect(() => {
    load(listPath(locale, { filter: {} }, { [SAVED_PARAM]: String(page), [SAVED_ONLY_PARAM]: "1" }));
  }, [load, locale, page]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for every answer.
  useEffect(() => {
    if (!answer?.intent || answer.failure) return;
    notify({ kind: "success", text: text(DONE[answer.intent], { name: answer.name ?? "" }) });
    if (answer.intent === "save") onClose();
  }, [answer]);
  // Deleting the search the list shows leads to another list; no new answer comes back then.
  useEffect(() => {
    if (formData) sent.current ??= { form: formData, before: answer };
    if (state !== "idle" || !sent.current) return;
    const { form, before } = sent.current;
    sent.current = undefined;
    if (form.get("intent") === "delete" && answer === before) notify({ kind: "success", text: text(DONE.delete) });
  }, [formData, state, answer, notify, text]);
  const isLoaded = data?.kind === "saved";
  useEffect(() => {
    if (isLoaded && naming) document.querySelector<HTMLElement>("dialog:modal [data-autofocus]")?.focus();
  }, [isLoaded, naming]);
  if (!isLoaded) return <SkeletonText lines={4} />;
  return (
    <SavedSearches
      {...props}
      {...{ saved: data.saved, Form, answer }}
      busy={state !== "idle"}
      inPlace={{ turnTo: setPage, onOpen: onClose }}
      pageLink={() => props.action}
    />
  );
}
