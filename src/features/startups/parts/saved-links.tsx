import { type MouseEvent, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { BookmarkIcon } from "#ui/icon.tsx";
import { LoadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import { listPath, SAVED_PARAM } from "./list-path.ts";
import type { ListData } from "./load-list.ts";
import type { SavedAnswer } from "./saved-change.ts";

const loadDialog = () => import("./saved-dialog.tsx");
const loadForms = () => import("./saved-searches.tsx");

/** The ways to a member's saved searches: a dialog; without scripts, or when the address says so, a section above the list. */
export function useSavedSearches({ list, queryId, saved, signedIn }: ListData) {
  const text = useTranslations("startups.saved");
  const locale = useLocale();
  const [dialog, setDialog] = useState<"never" | "open" | "naming" | "closed">("never");
  const answer = useActionData<SavedAnswer>();
  const busy = useNavigation().state !== "idle";
  if (!signedIn) return { openLink: undefined, saveLink: undefined, section: undefined };

  const { filter, sort } = list;
  const pathOf = (page: number) => listPath(locale, { filter, sort, queryId }, { [SAVED_PARAM]: String(page) });
  const canSave = list.applied.length > 0;
  const linkTo = (state: "open" | "naming") => ({
    to: pathOf(1),
    onPointerEnter: loadDialog,
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setDialog(state);
    },
  });
  const openLink = (
    // On a phone there is no room for both, and the other shows the same dialog.
    <ButtonLink
      {...linkTo("open")}
      aria-label={text("title")}
      title={text("title")}
      square
      className={canSave ? "max-sm:hidden" : ""}
    >
      <BookmarkIcon />
    </ButtonLink>
  );
  const saveLink = (
    <ButtonLink {...linkTo("naming")} kind="quiet" className="font-normal">
      <BookmarkIcon className="size-4" />
      {text("save")}
    </ButtonLink>
  );
  const section = (
    <>
      {saved && (
        <Card title={text("title")} className="mt-4">
          <LoadedLater
            load={loadForms}
            waiting={null}
            props={{ ...{ saved, canSave, queryId, Form, busy, answer }, action: pathOf(saved.page), pageLink: pathOf }}
          />
        </Card>
      )}
      {dialog !== "never" && (
        <LoadedLater
          load={loadDialog}
          waiting={null}
          props={{
            ...{ canSave, queryId },
            action: listPath(locale, { filter, sort, queryId }),
            open: dialog !== "closed",
            naming: dialog === "naming",
            onClose: () => setDialog("closed"),
          }}
        />
      )}
    </>
  );
  return { openLink, saveLink, section };
}
