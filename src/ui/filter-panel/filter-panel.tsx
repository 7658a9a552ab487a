import type { FormEvent } from "react";
import { useNavigate, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { rowOf } from "#shared/list/list.ts";
import { listPath } from "#shared/list/list-path.ts";
import { sectionsOf } from "#shared/list/sections.ts";
import { FORM_PARAM } from "#shared/list-params.ts";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { useTranslations } from "../translations.ts";
import { isWide } from "./apply-at-once.ts";
import { useList, useNounTexts } from "./list-context.tsx";
import { PanelSection } from "./panel-section.tsx";
import { type PanelProps, usePanel } from "./use-panel.ts";
import { WordsFilter } from "./words-filter.tsx";

interface FilterPanelProps {
  props: PanelProps;
  /** In the drawer: without a heading of its own. */
  onDone?: () => void;
}

/**
 * Every filter of the list. Beside the list a change is applied at once; in the drawer what is ticked is collected, counted, and
 * applied by the button. Without scripts it is a form.
 */
export function FilterPanel({ props, onDone }: FilterPanelProps) {
  const list = useList();
  const noun = useNounTexts();
  const text = useTranslations("listPage");
  const locale = useLocale();
  const navigate = useNavigate();
  const isLoading = useNavigation().state === "loading";
  const panel = usePanel(props, onDone !== undefined);
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = event.currentTarget.querySelector<HTMLElement>("[aria-invalid=true]");
    if (wrong) {
      // Leaving the field shows what is wrong with it.
      wrong.blur();
      wrong.focus();
      return;
    }
    if (!onDone && isWide()) return panel.finishTyping();
    void navigate(listPath(list, locale, { filter: panel.draft, sort: props.sort, queryId: props.queryId }));
    onDone?.();
  };
  const isChosen = Object.keys(panel.draft).length > 0;
  return (
    <form action={listPath(list, locale, { filter: {} })} onSubmit={apply} className="flex min-h-0 flex-1 flex-col">
      <input type="hidden" name={FORM_PARAM} value="1" />
      <input type="hidden" name="sort" value={props.sort} />
      {!onDone && (
        <div className="flex min-h-13 items-center justify-between border-b border-line ps-4.5 pe-2">
          <h2 className="font-sans text-base font-semibold tracking-normal">{text("filters")}</h2>
          {isChosen && <ClearButton clear={panel.clear} />}
        </div>
      )}
      <div className={classes("more-below min-h-0 flex-1 overflow-y-auto", onDone && "overscroll-contain")}>
        {list.names
          .filter((field) => rowOf(list, field).kind === "words")
          .map((field) => (
            <WordsFilter key={field} field={field} panel={panel} />
          ))}
        {sectionsOf(list).map((section) => (
          <PanelSection key={section} section={section} panel={panel} props={props} />
        ))}
      </div>
      <div
        className={classes("grid gap-1 border-t border-line bg-sunken p-4.5", !onDone && "lg:hidden lg:noscript:grid")}
      >
        <Button kind="primary" type="submit" busy={isLoading}>
          <span aria-live="polite">
            {panel.count === undefined ? noun("list.applyUnknown") : noun("list.apply", { count: panel.count })}
          </span>
        </Button>
        {onDone && isChosen && <ClearButton clear={panel.clear} />}
      </div>
    </form>
  );
}

function ClearButton({ clear }: { clear: () => void }) {
  const text = useTranslations("listPage");
  return (
    <Button kind="quiet" onClick={clear}>
      {text("clearAll")}
    </Button>
  );
}
