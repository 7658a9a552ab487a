import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Fact } from "../../merges/limits.ts";
import type { MergeSide } from "../contract.ts";
import { SideHead } from "./side-head.tsx";

interface FactTableProps {
  first: MergeSide;
  second: MergeSide;
  /** In which the two differ. */
  facts: readonly Fact[];
}

/** Facts side by side, on a phone one below the other; of each, one is chosen. What only one of them has is chosen already. */
export function FactTable({ first, second, facts }: FactTableProps) {
  const text = useTranslations("startupsMerging");
  const sides = [first, second] as const;
  return (
    <div className="text-sm">
      <div className={`${COLUMNS} grid-cols-2 pb-3 text-base font-semibold`}>
        <span className="max-sm:hidden">{text("fact")}</span>
        {sides.map((side, index) => (
          <div key={side.id} className="min-w-0">
            <SideHead side={side} label={text(index === 0 ? "stays" : "goes")} />
          </div>
        ))}
      </div>
      {facts.map((fact) => (
        <fieldset key={fact} className="border-t border-line py-2">
          <legend className="sr-only">{text(`facts.${fact}`)}</legend>
          <div className={COLUMNS}>
            <span aria-hidden="true" className="py-1.5 font-semibold">
              {text(`facts.${fact}`)}
            </span>
            {sides.map((side, index) => (
              <label key={side.id} className="flex min-h-row min-w-0 cursor-pointer items-start gap-2.5 py-1.5">
                <input
                  type="radio"
                  name={fact}
                  value={index === 0 ? "first" : "second"}
                  defaultChecked={(index === 0) === (first.facts[fact] !== null)}
                  className="mt-0.5 size-5 shrink-0 accent-honey"
                  aria-label={text("chooseFact", { fact: text(`facts.${fact}`), name: side.name })}
                />
                <span className="min-w-0">
                  <span className="block text-ink-muted sm:hidden">{side.name}</span>
                  <FactValue fact={fact} value={side.facts[fact] ?? null} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      {facts.length === 0 && <p className="border-t border-line pt-3 text-ink-muted">{text("same")}</p>}
    </div>
  );
}

const COLUMNS = "grid gap-x-4 sm:grid-cols-[10rem_minmax(0,1fr)_minmax(0,1fr)]";

function FactValue({ fact, value }: { fact: Fact; value: string | null }) {
  const text = useTranslations("startupsMerging");
  const locale = useLocale();
  if (value === null) return <span className="text-ink-muted">{text("empty")}</span>;
  if (fact === "logo" || fact === "cover")
    return <img src={value} alt="" className="h-12 w-auto max-w-full rounded-control object-cover" />;
  if (fact === "foundationDate") return <span>{formatDate(value, locale)}</span>;
  if (fact === "incorporated") return <span>{value === "true" ? text("yes") : text("no")}</span>;
  return <span className="line-clamp-4 min-w-0 wrap-anywhere">{value}</span>;
}
