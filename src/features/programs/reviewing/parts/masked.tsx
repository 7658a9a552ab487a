import { Fragment } from "react";
import { classes } from "#ui/classes.ts";
import { useTranslations } from "#ui/translations.ts";

/** As the server covers names in a blind phase. */
const COVER = "█████";
const HATCHED_STYLE =
  "[background:repeating-linear-gradient(135deg,var(--color-line-strong)_0_1.5px,transparent_1.5px_5px)] rounded-[3px]";

/** A covered name. */
export function Cover({ className = "w-14" }: { className?: string }) {
  const text = useTranslations("programsReviewing");
  return (
    <span
      className={classes("inline-block h-[0.9em] align-[-0.1em]", HATCHED_STYLE, className)}
      role="img"
      aria-label={text("covered")}
    />
  );
}

/** A text in which covered names are hatched. */
export const Masked = ({ children }: { children: string }) => (
  <>
    {children.split(COVER).map((part, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change.
      <Fragment key={place}>
        {place > 0 && <Cover />}
        {part}
      </Fragment>
    ))}
  </>
);
