import { useEffect, useEffectEvent } from "react";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProfilePart } from "../rules.ts";

/** Specification, "Profile completion prompt", in milliseconds. */
const AFTER = 120_000;

/** After about two minutes says what of the profile is still missing. */
export function useCompletionPrompt(missing: readonly ProfilePart[]): void {
  const text = useTranslations("profile");
  const { notify } = useNotices();
  const tell = useEffectEvent(() => {
    const [first] = missing;
    if (first) notify({ kind: "unsaved", title: text("promptTitle"), text: text(`prompt.${first}`) });
  });
  useEffect(() => {
    const timer = setTimeout(() => tell(), AFTER);
    return () => clearTimeout(timer);
  }, []);
}
