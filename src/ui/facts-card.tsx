import type { ReactNode } from "react";
import { Card, Fact, Facts } from "./card.tsx";

interface FactsCardProps {
  /** Read by screen readers alone. */
  title: string;
  /** Name and value; those without a value are left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** The note below them, such as the day of the last change. */
  note?: string;
  children?: ReactNode;
}

/** Beside the page of a thing: what is known of it, name by name. */
export const FactsCard = ({ title, facts, note, children }: FactsCardProps) => (
  <Card title={<span className="sr-only">{title}</span>} className="[&>div:first-child]:mb-0">
    <div>
      <Facts>
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} name={name}>
                <span className="wrap-anywhere">{value}</span>
              </Fact>
            ),
        )}
      </Facts>
      {note && (
        <p className="text-sm text-ink-muted not-first:mt-4 not-first:border-t not-first:border-line not-first:pt-3.5">
          {note}
        </p>
      )}
      {children}
    </div>
  </Card>
);
