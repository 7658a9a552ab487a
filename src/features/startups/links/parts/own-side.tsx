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
  const lines = others.map(({ name, signature, refusal, asksAgain, isHere }) => {
    if (!isHere) return text("ownSide.nameAlone", { name });
    if (signature === "confirmed") return isStay ? text("ownSide.confirmed") : text("ownSide.confirmedBy", { name });
    if (signature === "said") return text("ownSide.said", { name });
    const said = { name, reason: refusal ?? "" };
    if (!asksAgain) return text("ownSide.refused", said);
    return text(refusal === null ? "ownSide.unasked" : "ownSide.askedAgain", said);
  });
  if (isHeld) lines.push(text("ownSide.held"));
  else if (isAlone) lines.push(text("ownSide.alone"));
  if (lines.length === 0) return null;
  return (
    <ul className="text-sm text-ink-muted">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
