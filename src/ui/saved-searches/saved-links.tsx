import { type MouseEvent, useState } from "react";
import { Form, useActionData, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { listPath } from "#shared/list/list-path.ts";
import type { LoadedList } from "#shared/list/load-list.ts";
import { isSeekingIn } from "#shared/list/panel-choices.ts";
import type { SavedAnswer } from "#shared/list/saved-change.ts";
import { SAVED_PARAM } from "#shared/list-params.ts";
import { ButtonLink } from "../button.tsx";
import { Card } from "../card.tsx";
import { useFilterTexts } from "../filter-panel/filter-texts.ts";
import { useList } from "../filter-panel/list-context.tsx";
import { BookmarkIcon } from "../icon.tsx";
import { appliedChips } from "../list-page/applied-chips.ts";
import { loadedLater } from "../reload-overlay.tsx";
import { useTranslations } from "../translations.ts";

const loadDialog = () => import("./saved-dialog.tsx");
const SavedDialog = loadedLater(loadDialog);
const SavedSearches = loadedLater(() => import("./saved-searches.tsx"));

/** Opens a member's saved searches: in a dialog; without scripts, or when the address says so, in a section above the list. */
export function useSavedSearches({ list: page, panel, queryId, saved, signedIn }: LoadedList) {
  const list = useList();
  const text = useTranslations("listPage.saved");
  const locale = useLocale();
  const [dialog, setDialog] = useState<"never" | "open" | "naming" | "closed">("never");
  const answer = useActionData<SavedAnswer>();
  const busy = useNavigation().state !== "idle";
  const texts = useFilterTexts();
  if (!signedIn) return { openLink: undefined, saveLink: undefined, section: undefined };

  const { filter, sort } = page;
  const pathOf = (savedPage: number) =>
    listPath(list, locale, { filter, sort, queryId }, { [SAVED_PARAM]: String(savedPage) });
  const canSave = page.applied.length > 0;
  const chips = appliedChips(list, page.applied, filter, isSeekingIn(panel.lists), texts);
  const proposed = chips.map((chip) => chip.text).join(", ");
  const linkTo = (state: "open" | "naming") => ({
    to: pathOf(1),
    // Preloads before the click; a failure is shown when the dialog opens.
    onPointerEnter: () => loadDialog().catch(() => {}),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      setDialog(state);
    },
  });
  const openLink = (
    // Phones have room for one button; the other one opens the same dialog.
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
          <SavedSearches
            saved={saved}
            canSave={canSave}
            proposed={proposed}
            queryId={queryId}
            Form={Form}
            busy={busy}
            answer={answer}
            action={pathOf(saved.page)}
            pageLink={pathOf}
          />
        </Card>
      )}
      {dialog !== "never" && (
        <SavedDialog
          canSave={canSave}
          proposed={proposed}
          queryId={queryId}
          action={listPath(list, locale, { filter, sort, queryId })}
          open={dialog !== "closed"}
          naming={dialog === "naming"}
          onClose={() => setDialog("closed")}
        />
      )}
    </>
  );
  return { openLink, saveLink, section };
}
