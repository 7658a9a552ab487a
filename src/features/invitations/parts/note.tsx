import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";

const LOOK = { good: "bg-good-soft text-good", bad: "bg-bad-soft text-bad", plain: "bg-honey-soft" } as const;

/** What came of the last thing done, or of the link that led here; stands in the page, with scripts and without. */
export function Note({ tone, children }: { tone: keyof typeof LOOK; children: ReactNode }) {
  return (
    <p
      role={tone === "bad" ? "alert" : "status"}
      className={classes("rounded-control px-4 py-3 text-sm font-medium wrap-anywhere", LOOK[tone])}
    >
      {children}
    </p>
  );
}
