import type { ReactNode } from "react";

interface Detail {
  name: string;
  value: ReactNode;
}

/** Names over values, as many beside each other as fit; those without a value are left out. */
export const Details = ({ rows }: { rows: readonly Detail[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-4">
    {rows
      .filter(({ value }) => value)
      .map(({ name, value }) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-ink-muted">{name}</dt>
          <dd className="mt-0.5 font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
);
