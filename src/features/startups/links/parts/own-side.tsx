import { useTranslations } from "#ui/translations.ts";
import type { StoredRow } from "../../editing/contract.ts";

/** Below a row of a startup: what others have not confirmed or have refused, and money that is not counted. */
interface OwnSideProps {
  signing: StoredRow["signing"];
  /** It is about being hosted or accelerated, where both sides have the same entry. */
  isStay: boolean;
}

export function OwnSide({ signing, isStay }: OwnSideProps) {
  const text = useTranslations("startupsLinks");
  if (!signing) return null;
  const { others, isHeld, isAlone } = signing;
  const isShared = isStay && others.some(({ signature }) => signature === "confirmed");
  const lines = others.flatMap(({ name, signature, refusal, asksAgain }) => {
    const said = { name, reason: refusal ?? "" };
    if (signature === "refused")
      return [
        text(asksAgain ? (refusal === null ? "ownSide.unasked" : "ownSide.askedAgain") : "ownSide.refused", said),
      ];
    return signature === "said" ? [text("ownSide.said", { name })] : [];
  });
  if (isShared) lines.push(text("ownSide.confirmed"));
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
