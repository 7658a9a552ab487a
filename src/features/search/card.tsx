import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { SearchIcon } from "#ui/icon.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";

const Suggestions = loadedLater(() => import("./parts/suggestions.tsx"));

interface SearchBoxProps {
  /** `/` focuses it; one box of a page. */
  hasShortcut?: boolean;
  /** With a button, for the middle of a page. */
  large?: boolean;
  /** Text to begin with. */
  initial?: string;
}

/** The global search. Without scripts, and until it is used, it is a plain form; then it suggests while one types. */
export function SearchBox({ hasShortcut = false, large = false, initial = "" }: SearchBoxProps) {
  const t = useTranslations("search");
  const locale = useLocale();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<(event: KeyboardEvent) => void>(undefined);
  const [text, setText] = useState(initial);
  const [isOpen, setOpen] = useState(false);
  const [isInUse, setInUse] = useState(false);
  const [shown, setShown] = useState<{ isShown: boolean; option?: string | undefined }>({ isShown: false });
  const onShow = useCallback((isShown: boolean, option: string | undefined) => setShown({ isShown, option }), []);
  useSlashShortcut(input, hasShortcut);
  // Takes over text that was typed before the page worked.
  useLayoutEffect(() => {
    const { current } = input;
    if (current !== document.activeElement) return;
    setText(current!.value);
    setOpen(true);
    setInUse(true);
  }, []);
  const close = () => setOpen(false);

  return (
    <search className="relative min-w-0 flex-1">
      <Form action={pathTo("search", locale)} className="@container relative" onSubmit={close}>
        <SearchIcon className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-ink-muted" />
        <input
          ref={input}
          type="search"
          name="text"
          value={text}
          autoComplete="off"
          maxLength={100}
          placeholder={t(large ? "placeholder" : "submit")}
          aria-label={t("label")}
          role="combobox"
          aria-expanded={shown.isShown}
          aria-controls={isInUse ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown.option}
          aria-keyshortcuts={hasShortcut ? "/" : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setOpen(true);
          }}
          onFocus={() => {
            setOpen(true);
            setInUse(true);
          }}
          onBlur={close}
          onKeyDown={(event) => keys.current?.(event)}
          className={`input w-full pl-10 text-ellipsis ${large ? "h-14 pr-24" : hasShortcut ? "md:@min-[13rem]:pr-10" : ""}`}
        />
        {large && (
          <button type="submit" className="button button-primary absolute top-1.5 right-1.5 bottom-1.5">
            {t("submit")}
          </button>
        )}
        {hasShortcut && !text && (
          <kbd className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 rounded-tag border border-line px-1.5 text-xs text-ink-muted md:@min-[13rem]:block">
            /
          </kbd>
        )}
      </Form>
      {isInUse && (
        // Below the box, so that the page does not move where the list cannot be loaded.
        <div className="absolute inset-x-0 top-full z-50 bg-raised">
          <Suggestions
            id={listId}
            text={text}
            isOpen={isOpen}
            setOpen={setOpen}
            keys={keys}
            onShow={onShow}
            onChosen={() => {
              close();
              setText("");
              input.current?.blur();
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
