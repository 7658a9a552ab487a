import { type ReactNode, Suspense } from "react";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import { anchorOf, type SectionName } from "./sections.ts";

interface SectionProps {
  name: SectionName;
  className?: string;
  children: ReactNode;
}

/**
 * A section of the form, which the navigation links to. The boundary lets browsers take over one section after another, and
 * answer in between.
 */
export function Section({ name, className = "grid gap-4", children }: SectionProps) {
  const text = useTranslations("talentsProfile.sections");
  return (
    <div id={anchorOf(name)} className="min-w-0">
      <Suspense>
        <Card title={text(name)}>
          <div className={className}>{children}</div>
        </Card>
      </Suspense>
    </div>
  );
}
