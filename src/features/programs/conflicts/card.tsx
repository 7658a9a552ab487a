import { useTranslations } from "#ui/translations.ts";
import type { LeftOut } from "./contract.ts";

/** Which applications an act leaves out, why, and who acts there; null: none. */
export function useLeftOut() {
  const text = useTranslations("programsConflicts");
  return ({ applications, hasDecider }: LeftOut): string | null =>
    applications.length === 0
      ? null
      : `${text("leftOut", { count: applications.length, labels: applications.join(", ") })} ${text(hasDecider ? "someoneElse" : "nobodyElse")}`;
}

/** The same as a line of a page. */
export function LeftOutNote({ leftOut }: { leftOut: LeftOut }) {
  const sentence = useLeftOut()(leftOut);
  return sentence && <p className="my-3 text-sm text-warn">{sentence}</p>;
}
