import { useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { fold } from "#shared/fold.ts";
import { formatNumber } from "#shared/format.ts";
import { useCalledValues } from "./called-values.ts";
import { classes } from "./classes.ts";
import { Link } from "./link.tsx";
import { useTranslations } from "./translations.ts";
import { useHydrated } from "./use-hydrated.ts";

export interface Choice {
  value: string;
  label: string;
  /** Rows that match with this choice; undefined when they are not counted. */
  count?: number;
}

/** Lists with more choices can be searched. */
const SEARCH_FROM = 12;

interface CheckboxListProps {
  name: string;
  choices: readonly Choice[];
  selected: readonly string[];
  /** Without it the boxes are uncontrolled. */
  onChange?: (selected: string[]) => void;
  /** Values that are left out: the button beside a choice does it, and takes it back. */
  excluded?: readonly string[];
  onExclude?: (value: string) => void;
  /** Choices shown before "show all"; ticked ones are always shown. */
  visible?: number;
  /** At most one choice: ticking another unticks the first. */
  single?: boolean;
  disabled?: boolean;
  /** Accessible name, when there is no legend around the list. */
  label?: string;
  /** For lists that are not complete: number of all choices, how to load them, and the address that shows them without scripts. */
  more?: { total: number; to: string; load: () => void } | undefined;
  /** Starts with all choices visible. */
  expanded?: boolean;
  /** The link that asked for all choices is gone: the first of what it brought takes the focus. */
  takesFocus?: boolean;
}

const MORE_BUTTON = "inline-flex min-h-row items-center text-sm font-semibold text-honey-deep hover:underline";

/** Choices with counts. A choice without matches cannot be ticked, but a ticked one can always be unticked. */
export function CheckboxList({
  name,
  choices,
  selected,
  onChange,
  excluded = [],
  onExclude,
  visible = 6,
  single,
  disabled,
  label,
  more,
  expanded = false,
  takesFocus = false,
}: CheckboxListProps) {
  const text = useTranslations("ui");
  const [all, setAll] = useState(expanded);
  const [query, setQuery] = useState("");
  const content = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body)
      content.current?.querySelector<HTMLElement>("input:enabled")?.focus();
  }, [takesFocus]);
  const searched = fold(query.trim());
  const { isCalled, isWaiting } = useCalledValues(query);
  const matching = searched
    ? choices.filter(({ label, value }) => fold(label).includes(searched) || isCalled(value))
    : choices;
  const shown = all
    ? matching
    : choices.filter((choice, index) => index < visible || [...selected, ...excluded].includes(choice.value));
  const toggle = (value: string, on: boolean) =>
    onChange?.(single ? (on ? [value] : []) : on ? [...selected, value] : selected.filter((item) => item !== value));
  return (
    <fieldset ref={content} aria-label={label} className="min-w-0">
      {all && choices.length > SEARCH_FROM && (
        <input
          type="search"
          className="input mb-2 noscript:hidden"
          placeholder={text("searchInList")}
          aria-label={text("searchInList")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <ul
        className={classes(
          all && shown.length > SEARCH_FROM && "-mx-1 max-h-96 overflow-y-auto overscroll-contain px-1",
        )}
      >
        {shown.map((choice) => (
          <ChoiceRow
            key={choice.value}
            name={name}
            choice={choice}
            toggle={toggle}
            disabled={disabled}
            onExclude={onExclude}
            isExcluded={excluded.includes(choice.value)}
            on={selected.includes(choice.value)}
            controlled={onChange !== undefined}
          />
        ))}
      </ul>
      <p role="status" className="text-sm text-ink-muted">
        {all && searched && shown.length === 0 && !isWaiting && text("nothingInList")}
      </p>
      {more && (
        <Link
          to={more.to}
          preventScrollReset
          className={MORE_BUTTON}
          onClick={(event) => {
            event.preventDefault();
            setAll(true);
            more.load();
          }}
        >
          {text("showAll", { count: more.total })}
        </Link>
      )}
      {!more && choices.length > visible && (
        <button
          type="button"
          className={`${MORE_BUTTON} noscript:hidden`}
          aria-expanded={all}
          onClick={() => {
            setAll(!all);
            setQuery("");
          }}
        >
          {all ? text("showFewer") : text("showAll", { count: choices.length })}
        </button>
      )}
    </fieldset>
  );
}

interface ChoiceRowProps {
  name: string;
  choice: Choice;
  on: boolean;
  controlled: boolean;
  disabled: boolean | undefined;
  toggle: (value: string, on: boolean) => void;
  isExcluded: boolean;
  onExclude: ((value: string) => void) | undefined;
}

function ChoiceRow({ name, choice, on, controlled, disabled, toggle, isExcluded, onExclude }: ChoiceRowProps) {
  const text = useTranslations("ui");
  const locale = useLocale();
  // The button needs scripts; in the document it would be a third of a filter panel.
  const isHydrated = useHydrated();
  const off = disabled || (choice.count === 0 && !on);
  return (
    <li className={classes("group/choice relative", onExclude && "pe-9 pointer-coarse:pe-12")}>
      <label className={classes("choice", off && "text-ink-muted opacity-65", isExcluded && "line-through")}>
        <input
          type="checkbox"
          className="check"
          name={name}
          value={choice.value}
          disabled={off}
          {...(controlled
            ? { checked: on, onChange: (event) => toggle(choice.value, event.target.checked) }
            : { defaultChecked: on })}
        />
        <span className="min-w-0 flex-1">{choice.label}</span>
        {choice.count !== undefined && (
          <span className="tabular-nums text-ink-muted">{formatNumber(choice.count, locale)}</span>
        )}
      </label>
      {onExclude && isHydrated && (
        <button
          type="button"
          aria-label={text("exclude", { name: choice.label })}
          title={text("exclude", { name: choice.label })}
          aria-pressed={isExcluded}
          onClick={() => onExclude(choice.value)}
          className="absolute inset-y-0 end-0 my-auto min-h-8 min-w-8 rounded-tag text-ink-muted opacity-0 group-hover/choice:opacity-100 hover:bg-sunken focus-visible:opacity-100 aria-pressed:text-bad aria-pressed:opacity-100 pointer-coarse:min-h-11 pointer-coarse:min-w-11 pointer-coarse:opacity-100"
        >
          ≠{/* What the sign means, for those who come to it by keyboard. */}
          <span
            aria-hidden="true"
            className="absolute inset-y-0 end-full my-auto hidden h-fit max-w-48 truncate rounded-tag bg-ink px-2 py-1 text-xs font-normal text-surface [:focus-visible>&]:block"
          >
            {text("exclude", { name: choice.label })}
          </span>
        </button>
      )}
    </li>
  );
}
