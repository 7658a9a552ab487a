import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramDetail } from "../../contract.ts";
import type { ProgramPage } from "../program.page.tsx";

/** The requirements for a startup, as sentences. */
export function Requirements({ program }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const rows = useRequirements(program);
  if (rows.length === 0) return null;
  return (
    <Card title={text("asks")}>
      <ul className="grid gap-2">
        {rows.map((row) => (
          <li key={row} className="flex gap-2.5">
            <span aria-hidden="true" className="mt-2.5 size-1.5 shrink-0 rounded-full bg-honey-deep" />
            <span className="min-w-0 wrap-anywhere">{row}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function useRequirements({ asks, stages, sectors, technologies }: ProgramDetail): string[] {
  const text = useTranslations("programsDetail.requirements");
  const names = (values: readonly { name: string }[]) => values.map(({ name }) => name).join(", ");
  return [
    asks.stage && text("stage", { names: names(stages) }),
    asks.sector && text("sector", { names: names(sectors) }),
    asks.technology && text("technology", { names: names(technologies) }),
    asks.city ? text("city", { names: asks.city.name }) : asks.country && text("country", { names: asks.country.name }),
    asks.legalEntity && text("legalEntity"),
    asks.minAgeMonths !== null && text("minAge", { months: asks.minAgeMonths }),
    asks.maxAgeMonths !== null && text("maxAge", { months: asks.maxAgeMonths }),
    asks.minTeamSize !== null && text("teamSize", { count: asks.minTeamSize }),
    asks.presentation && text("presentation"),
  ].filter((row) => typeof row === "string");
}
