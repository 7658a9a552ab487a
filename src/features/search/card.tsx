import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { SearchIcon } from "#ui/icon.tsx";
import { LoadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SearchResult } from "./contract.ts";
import { pathOfResult } from "./parts/result-path.ts";
import { useSearch } from "./parts/use-search.ts";
import { inGroups } from "./rules.ts";

const loadResults = () => import("./parts/result-list.tsx");

interface SearchBoxProps {
  /** `/` focuses it; one box of a page. */
  hasShortcut?: boolean;
  /** With a button, for the middle of a page. */
  large?: boolean;
  /** Text to begin with. */
  initial?: string;
  /** Called after a result was chosen, for boxes that close. */
  onDone?: () => void;
}

/** The global search: results while one types, arrows and Enter choose, Escape closes. Without scripts it is a plain form. */
export function SearchBox({ hasShortcut = false, large = false, initial = "", onDone }: SearchBoxProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const { text, setText, isLongEnough, results, offers, isCurrent, hasFailed } = useSearch(initial, isInUse);
  const [active, setActive] = useState(-1);
  useSlashShortcut(input, hasShortcut);

  const ordered = inGroups(results).flat();
  const shownOffers = isCurrent ? offers : [];
  const optionCount = ordered.length + shownOffers.length;
  const isShown = isOpen && isLongEnough;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (result: SearchResult) => {
    close();
    setText("");
    input.current?.blur();
    navigate(pathOfResult(result, locale));
    onDone?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && isShown) {
      // By default a browser would also empty the box.
      event.preventDefault();
      return close();
    }
    const result = ordered[active];
    const offer = shownOffers[active - ordered.length];
    if (event.key === "Enter" && isShown && (result || offer)) {
      event.preventDefault();
      if (result) return choose(result);
      close();
      navigate(offer!.to);
      return onDone?.();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === "ArrowDown" ? 1 : -1;
    setActive((now) =>
      optionCount === 0 ? -1 : (Math.max(now, step < 0 ? 0 : -1) + step + optionCount) % optionCount,
    );
  };

  return (
    <search className="relative min-w-0 flex-1">
      <Form action={pathTo("search", locale)} className="relative" onSubmit={close}>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-ink-muted" />
        <input
          ref={input}
          type="search"
          name="text"
          value={text}
          autoComplete="off"
          maxLength={100}
          placeholder={t("placeholder")}
          aria-label={t("label")}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={isInUse ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          aria-keyshortcuts={hasShortcut ? "/" : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
            setOpen(true);
          }}
          onFocus={() => {
            setOpen(true);
            setInUse(true);
          }}
          onBlur={close}
          onKeyDown={onKeyDown}
          className={`input w-full pl-10 text-ellipsis ${large ? "h-14 pr-24" : hasShortcut ? "md:pr-10" : ""}`}
        />
        {large && (
          <button type="submit" className="button button-primary absolute top-1.5 right-1.5 bottom-1.5">
            {t("submit")}
          </button>
        )}
        {hasShortcut && !text && (
          <kbd className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-tag border border-line px-1.5 text-xs text-ink-muted md:block">
            /
          </kbd>
        )}
      </Form>
      {isInUse && (
        // Below the box, so that the page does not move where the list cannot be loaded.
        <div className="absolute inset-x-0 top-full z-50 bg-raised">
          <LoadedLater
            load={loadResults}
            waiting={null}
            props={{
              id: listId,
              isShown,
              results: ordered,
              offers: shownOffers,
              search: text,
              isCurrent,
              hasFailed,
              active,
              onChoose: choose,
            }}
          />
        </div>
      )}
    </search>
  );
}

/** `/` focuses the search, except while one types elsewhere. */
function useSlashShortcut(input: { current: HTMLInputElement | null }, isOn: boolean) {
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: globalThis.KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [input, isOn]);
}
