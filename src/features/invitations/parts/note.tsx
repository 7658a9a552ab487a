import type { ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import { CheckIcon, InfoIcon, WarningIcon } from "#ui/icon.tsx";

const ICON = { good: CheckIcon, bad: WarningIcon, plain: InfoIcon };
const LOOK = { good: "bg-good-soft text-good", bad: "bg-bad-soft text-bad", plain: "bg-honey-soft" } as const;

/** The result of the last action, or of the link that led here, as part of the page. */
export function Note({ tone, children }: { tone: keyof typeof LOOK; children: ReactNode }) {
  const Icon = ICON[tone];
  return (
    <p
      role={tone === "bad" ? "alert" : "status"}
      className={classes("flex gap-2.5 rounded-control px-4 py-3 text-sm font-medium wrap-anywhere", LOOK[tone])}
    >
      <Icon className="mt-px size-5 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
