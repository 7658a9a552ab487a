import { classes } from "./classes.ts";

/** A grey area in place of content that loads; give it the size of the content. */
export const Skeleton = ({ className }: { className: string }) => (
  <span className={classes("skeleton block", className)} />
);

/** The shape of a startup, talent or job card. */
export function SkeletonCard() {
  return (
    <div aria-hidden="true" className="rounded-card border border-line bg-surface p-4.5">
      <div className="flex items-center gap-3">
        <Skeleton className="size-12 rounded-[22%]" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4.5 w-2/5" />
          <Skeleton className="h-3.5 w-3/5" />
        </div>
      </div>
      <Skeleton className="mt-4 h-3.5 w-full" />
      <Skeleton className="mt-2.5 h-3.5 w-4/5" />
      <div className="mt-8 flex gap-2">
        <Skeleton className="h-6 w-14" />
        <Skeleton className="h-6 w-20" />
      </div>
      <div className="mt-4 flex justify-between border-t border-line pt-4">
        <Skeleton className="h-3.5 w-24" />
        <Skeleton className="h-3.5 w-28" />
      </div>
    </div>
  );
}

/** Lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div aria-hidden="true" className="grid gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places.
        <Skeleton key={line} className={classes("h-3.5", line === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </div>
  );
}

/** Rows of a table. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places.
        <div key={row} className="flex items-center gap-6 px-4 py-4">
          <Skeleton className="h-3.5 w-1/4" />
          <Skeleton className="h-3.5 flex-1" />
          <Skeleton className="h-3.5 w-16" />
        </div>
      ))}
    </div>
  );
}
