import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import type { SearchResult } from "../contract.ts";
import { isSearchable } from "../limits.ts";
import type { Offer } from "./offers.ts";

/** Milliseconds after the last key before the request is sent; results appear while one types, so it is short. */
const PAUSE = 120;

interface Answer {
  text: string;
  results: SearchResult[];
  offers: Offer[];
}

/** The results for the typed text, once the box is in use. The fetcher drops late answers of earlier texts. */
export function useSearch(initial: string, isInUse: boolean) {
  const [text, setText] = useState(initial);
  /** The last text whose search ended, with an answer or without. */
  const [ended, setEnded] = useState("");
  const locale = useLocale();
  const fetcher = useFetcher<Answer>();
  const load = useRef(fetcher.load);
  load.current = fetcher.load;
  const trimmed = text.trim();
  const isLongEnough = isSearchable(trimmed);
  useEffect(() => {
    if (!isInUse || !isLongEnough) return;
    const search = () => load.current(pathTo("search", locale, {}, { text: trimmed })).then(() => setEnded(trimmed));
    const timer = setTimeout(search, PAUSE);
    return () => clearTimeout(timer);
  }, [trimmed, isLongEnough, isInUse, locale]);
  const answer = isLongEnough ? fetcher.data : undefined;
  const { results = [], offers = [] } = answer ?? {};
  const isCurrent = answer?.text === trimmed;
  return { text, setText, isLongEnough, results, offers, isCurrent, hasFailed: ended === trimmed && !isCurrent };
}
