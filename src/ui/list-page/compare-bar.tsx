import { Form } from "react-router";
import { useLocale } from "use-intl";
import { COMPARISONS, type ComparedList, ENTRIES_PARAM, MAX_COMPARED } from "#shared/compare.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "../button.tsx";
import { classes } from "../classes.ts";
import { useTranslations } from "../translations.ts";
import { COMPARE_FORM, type Selection } from "./compare-context.ts";

interface CompareBarProps {
  list: ComparedList;
  selection: Selection;
  /** Entries on this page, whose own boxes are sent. */
  shown: readonly { seoUrl: string }[];
}

/** The ticked entries and the way to their comparison, at the lower end of the window. Without scripts it shows with the first tick. */
export default function CompareBar({ list, selection, shown }: CompareBarProps) {
  const text = useTranslations("listPage.compare");
  const { ticked, isFull, clear } = selection;
  const elsewhere = [...ticked.keys()].filter((seoUrl) => !shown.some((row) => row.seoUrl === seoUrl));
  return (
    <Form
      id={COMPARE_FORM}
      action={pathTo(COMPARISONS[list], useLocale())}
      className={classes(
        "compare-bar sticky bottom-3 z-10 flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-raised p-3 ps-4 shadow-float",
        ticked.size > 0 && "is-open",
      )}
    >
      {elsewhere.map((seoUrl) => (
        <input key={seoUrl} type="hidden" name={ENTRIES_PARAM} value={seoUrl} />
      ))}
      <p role="status" className="me-auto min-w-0 text-sm wrap-anywhere">
        {[...ticked.values()].join(", ")}
        {isFull && <span className="block text-ink-muted">{text("limit", { max: MAX_COMPARED })}</span>}
      </p>
      {ticked.size > 0 && (
        <Button kind="quiet" onClick={clear}>
          {text("clear")}
        </Button>
      )}
      <Button type="submit" kind="primary" disabled={ticked.size === 1}>
        {text("open", { count: ticked.size })}
      </Button>
    </Form>
  );
}
