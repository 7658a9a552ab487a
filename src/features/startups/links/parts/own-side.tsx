import { WarningIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StoredRow } from "../../editing/contract.ts";

interface OwnSideProps {
  signing: StoredRow["signing"];
  /** It is about being hosted or accelerated, where both sides have the same entry. */
  isStay: boolean;
}

/** Below a row of a startup: what others have answered, and money that is not counted. */
export function OwnSide({ signing, isStay }: OwnSideProps) {
  const text = useTranslations("startupsLinks");
  if (!signing) return null;
  const { others, isHeld, isAlone } = signing;
  const refused = others.filter(({ signature, asksAgain, isHere }) => isHere && signature === "refused" && !asksAgain);
  const answered = others.filter((other) => !refused.includes(other));
  const lines = answered.map(({ name, signature, refusal, isHere }) => {
    if (!isHere) return text("ownSide.nameAlone", { name });
    if (signature === "confirmed") return isStay ? text("ownSide.confirmed") : text("ownSide.confirmedBy", { name });
    if (signature === "said") return text("ownSide.said", { name });
    return text(refusal === null ? "ownSide.unasked" : "ownSide.askedAgain", { name, reason: refusal ?? "" });
  });
  if (isHeld) lines.push(text("ownSide.held"));
  else if (isAlone) lines.push(text("ownSide.alone"));
  if (refused.length + lines.length === 0) return null;
  return (
    <ul className="text-sm text-ink-muted">
      {refused.map(({ name, refusal }) => (
        <li key={name} className="wrap-anywhere">
          <p className="flex gap-1.5 font-medium text-bad">
            <WarningIcon className="mt-0.5 size-4 shrink-0" />
            <span>{text("ownSide.refused", { name, reason: refusal ?? "" })}</span>
          </p>
          <p>{text("ownSide.next")}</p>
        </li>
      ))}
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
