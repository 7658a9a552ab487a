import { type KeyboardEvent, type RefObject, useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import type { SearchResult } from "../contract.ts";
import { beyondShown, inGroups } from "../rules.ts";
import { ResultList } from "./result-list.tsx";
import { pathOfResult } from "./result-path.ts";
import { useSearch } from "./use-search.ts";

/** Filtered lists above the results. */
const MOST_LISTS = 2;
/** Results of one noun; the others are in its list. */
const MOST_OF_NOUN = 5;

interface SuggestionsProps {
  /** Id of the listbox. */
  id: string;
  text: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Receives what the keys of the box do. */
  keys: RefObject<((event: KeyboardEvent) => void) | undefined>;
  /** Receives whether the list is shown, and the id of the option that is selected by keyboard. */
  onShow: (shown: boolean, option: string | undefined) => void;
  /** Empties and leaves the box, after a result was chosen. */
  onChosen: () => void;
}

/** The results while one types: arrows and Enter choose, Escape closes. Loaded when the box is first used. */
export default function Suggestions({ id, text, isOpen, setOpen, keys, onShow, onChosen }: SuggestionsProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { isLongEnough, results, understood, counts, isCurrent, hasFailed } = useSearch(text);
  const [selected, setSelected] = useState({ text, index: -1 });
  const isShown = isOpen && isLongEnough;
  // Another text, or a closed list, has nothing selected.
  const active = isOpen && selected.text === text ? selected.index : -1;
  const ordered = inGroups(results).flatMap((group) => group.slice(0, MOST_OF_NOUN));
  // Of the previous text, lists would lead elsewhere.
  const lists = isCurrent ? understood.slice(0, MOST_LISTS) : [];
  const below = isCurrent ? beyondShown(counts, ordered).filter(({ to }) => to !== undefined) : [];
  const optionCount = lists.length + ordered.length + below.length;
  const choose = (result: SearchResult) => {
    onChosen();
    void navigate(pathOfResult(result, locale));
  };
  useEffect(() => onShow(isShown, active >= 0 ? `${id}-${active}` : undefined), [onShow, isShown, active, id]);
  const move = (step: number) => {
    const from = Math.max(active, step < 0 ? 0 : -1);
    setOpen(true);
    setSelected({ text, index: optionCount === 0 ? -1 : (from + step + optionCount) % optionCount });
  };
  /** Enter without a selection opens the list that the whole text asks for, unless something is called so. */
  const wholeList = () => {
    const [first] = lists;
    const isName = ordered.some(({ match }) => match === "name" || match === "writing");
    return first && first.unused.length === 0 && first.filters.length > 0 && !isName ? first.path : undefined;
  };
  const enter = (event: KeyboardEvent) => {
    const result = ordered[active - lists.length];
    const to = lists[active]?.path ?? below[active - lists.length - ordered.length]?.to;
    const target = active < 0 ? wholeList() : to;
    if (!isShown || !(target || (active >= 0 && result))) return;
    event.preventDefault();
    if (target === undefined) return choose(result!);
    setOpen(false);
    void navigate(target);
  };
  useEffect(() => {
    keys.current = (event) => {
      if (event.key === "Enter") return enter(event);
      // By default a browser would also empty the box, or move the cursor to its ends.
      if (event.key === "ArrowDown" || event.key === "ArrowUp" || (event.key === "Escape" && isShown))
        event.preventDefault();
      if (event.key === "Escape" && isShown) setOpen(false);
      if (event.key === "ArrowDown") move(1);
      if (event.key === "ArrowUp") move(-1);
    };
  });
  return (
    <ResultList
      id={id}
      isShown={isShown}
      understood={lists}
      more={below}
      isCurrent={isCurrent}
      hasFailed={hasFailed}
      active={active}
      results={ordered}
      search={text}
      onChoose={choose}
    />
  );
}
