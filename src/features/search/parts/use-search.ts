import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import type { SearchResult } from "../contract.ts";
import { isSearchable } from "../limits.ts";
import type { Offer } from "./offers.ts";

/** Milliseconds without a key before the server is asked: shorter than an autocomplete's, for one searches as one types. */
const PAUSE = 120;

interface Answer {
  text: string;
  results: SearchResult[];
  offers: Offer[];
}

/** What is found for the text typed so far, once the box is in use. The fetcher drops answers that were overtaken, so older never replace newer. */
export function useSearch(initial: string, isInUse: boolean) {
  const [text, setText] = useState(initial);
  /** The last text whose search ended, with an answer or without. */
  const [ended, setEnded] = useState("");
  const locale = useLocale();
  const fetcher = useFetcher<Answer>();
  const load = useRef(fetcher.load);
  load.current = fetcher.load;
  const wanted = text.trim();
  const isLongEnough = isSearchable(wanted);
  useEffect(() => {
    if (!isInUse || !isLongEnough) return;
    const ask = () => load.current(pathTo("search", locale, {}, { text: wanted })).then(() => setEnded(wanted));
    const timer = setTimeout(ask, PAUSE);
    return () => clearTimeout(timer);
  }, [wanted, isLongEnough, isInUse, locale]);
  const answer = isLongEnough ? fetcher.data : undefined;
  const { results = [], offers = [] } = answer ?? {};
  const isCurrent = answer?.text === wanted;
  return { text, setText, isLongEnough, results, offers, isCurrent, hasFailed: ended === wanted && !isCurrent };
}
