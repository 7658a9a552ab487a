import { type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { fold, foldedWords } from "#shared/fold.ts";
import { SearchIcon } from "#ui/icon.tsx";
import type { SectionGroup } from "#ui/section-menu.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

/** Pages from which on a menu folds its groups and has a box that filters them. */
const FOLDS_FROM = 10;

export interface PageFinder {
  /** Those that the typed words are in, or all. */
  groups: readonly SectionGroup[];
  folds: boolean;
  /** All groups are open: the box has words. */
  isOpen: boolean;
  /** Null for a short menu. */
  box: ReactNode;
}

/** The groups of the menu, folded where it is long, and a box that filters their pages by words of their names. */
export function usePageFinder(groups: readonly SectionGroup[]): PageFinder {
  const text = useTranslations("admin");
  const { pathname } = useLocation();
  const [typed, setTyped] = useState({ text: "", pathname });
  // The next page begins with an empty box.
  const wanted = typed.pathname === pathname ? typed.text : "";
  const words = foldedWords(wanted);
  const folds = groups.reduce((sum, { links }) => sum + links.length, 0) >= FOLDS_FROM;
  const found = groups.flatMap((group) => {
    const links = group.links.filter(({ label }) =>
      words.every((word) => fold(`${group.name} ${label}`).includes(word)),
    );
    return links.length > 0 ? [{ ...group, links }] : [];
  });
  useFinderKey(folds);
  const isMac = useHydrated() && /mac|iphone|ipad/i.test(navigator.userAgent);
  const box = folds ? (
    <div className="mb-3">
      <label className="relative block">
        <span className="sr-only">{text("findPage")}</span>
        <SearchIcon className="pointer-events-none absolute start-3 top-1/2 size-4 -translate-y-1/2 text-ink-muted" />
        <input
          type="search"
          data-page-finder=""
          aria-keyshortcuts={isMac ? "Meta+K" : "Control+K"}
          className="input ps-9 pe-16"
          placeholder={text("findPage")}
          autoComplete="off"
          value={wanted}
          onChange={({ target }) => setTyped({ text: target.value, pathname })}
        />
        {!wanted && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-3 my-auto h-fit rounded-tag border border-line px-1.5 text-xs text-ink-muted pointer-coarse:hidden"
          >
            {isMac ? "⌘ K" : "Ctrl K"}
          </span>
        )}
      </label>
      <p role="status" className="mt-2 px-1 text-sm text-ink-muted empty:hidden">
        {found.length === 0 ? text("noPage") : ""}
      </p>
    </div>
  ) : null;
  return { groups: found, folds, isOpen: words.length > 0, box };
}

/** Ctrl+K, of a Mac ⌘K, goes to the box from wherever one is, but out of a dialog. A key without Ctrl would be one that people type. */
function useFinderKey(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      const boxes = [...document.querySelectorAll<HTMLInputElement>("[data-page-finder]")];
      const shown = boxes.find((box) => box.checkVisibility());
      // Editors of rich text have the same key for links.
      if (!shown || event.defaultPrevented || document.querySelector("dialog:modal")) return;
      event.preventDefault();
      shown.focus();
      shown.select();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}
