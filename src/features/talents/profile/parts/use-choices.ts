import { useEffect, useMemo, useState } from "react";
import { useLocale } from "use-intl";
import { useFetched } from "#ui/use-fetched.ts";
import { choicesAddress } from "./fetch-choices.ts";
import type { Choices, Lists } from "./load-choices.ts";

/** Milliseconds until lists that could not be fetched are fetched again. */
const RETRY_AFTER = 5_000;

/** The choices of the page, and the complete lists as soon as they are here. */
export function useChoices(chosen: Choices): Choices {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const address = choicesAddress(locale, { kind: "lists" });
  const { data, isCurrent, hasFailed } = useFetched<Lists>(address, 0, attempt);
  useEffect(() => {
    if (!hasFailed) return;
    const timer = setTimeout(() => setAttempt(attempt + 1), RETRY_AFTER);
    return () => clearTimeout(timer);
  }, [hasFailed, attempt]);
  return useMemo(() => ({ ...chosen, ...(isCurrent ? data : undefined) }), [chosen, data, isCurrent]);
}
