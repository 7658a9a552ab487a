import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { inLanguage, RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { isSearchable } from "../limits.ts";
import type { Found } from "./find.ts";

/** Milliseconds after the last key before the request is sent; results appear while one types, so it is short. */
const PAUSE = 120;

/** The results for the typed text, once the box is in use. The fetcher drops late answers of earlier texts. */
export function useSearch(initial: string, isInUse: boolean) {
  const [text, setText] = useState(initial);
  /** The last text whose search ended, with an answer or without. */
  const [ended, setEnded] = useState("");
  const locale = useLocale();
  const fetcher = useFetcher<Found>();
  const load = useRef(fetcher.load);
  load.current = fetcher.load;
  const trimmed = text.trim();
  const isLongEnough = isSearchable(trimmed);
  useEffect(() => {
    if (!isInUse || !isLongEnough) return;
    const address = `${inLanguage(RESOURCE_PATHS.searchResults, locale)}?${new URLSearchParams({ text: trimmed })}`;
    const search = () => load.current(address).then(() => setEnded(trimmed));
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [trimmed, isLongEnough, isInUse, locale]);
  const answer = isLongEnough ? fetcher.data : undefined;
  const { results = [], offers = [] } = answer ?? {};
  const isCurrent = answer?.text === trimmed;
  return { text, setText, isLongEnough, results, offers, isCurrent, hasFailed: ended === trimmed && !isCurrent };
}
