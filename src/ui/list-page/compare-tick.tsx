import { useEffect, useEffectEvent, useRef } from "react";
import { ENTRIES_PARAM } from "#shared/compare.ts";
import { useTranslations } from "../translations.ts";
import { COMPARE_FORM, useSelection } from "./compare-context.ts";

/** The box that chooses an entry for a comparison; the link of a card around it does not cover it. */
export function CompareTick({ seoUrl, name }: { seoUrl: string; name: string }) {
  const text = useTranslations("listPage.compare");
  const selection = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const isTicked = selection?.ticked.has(seoUrl) ?? false;
  /** A box that was ticked before the page's scripts had come. */
  const takeOver = useEffectEvent(() => box.current?.checked && !isTicked && selection?.tick(seoUrl, name));
  useEffect(() => {
    takeOver();
  }, []);
  if (!selection) return null;
  return (
    <label
      className="relative z-1 -m-2 grid min-h-row min-w-8 shrink-0 place-items-center"
      title={text("tick", { name })}
    >
      <input
        ref={box}
        type="checkbox"
        form={COMPARE_FORM}
        name={ENTRIES_PARAM}
        value={seoUrl}
        aria-label={text("tick", { name })}
        className="check"
        checked={isTicked}
        disabled={selection.isFull && !isTicked}
        onChange={() => selection.tick(seoUrl, name)}
      />
    </label>
  );
}
