import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { type DeadlineData, DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { CardTags, RowCard } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramRow } from "./contract.ts";
import { investmentText } from "./rules.ts";

/** The data of a card, named in the reader's language. */
export interface ProgramCardData {
  id: string;
  name: string;
  seoUrl: string;
  organizer: string;
  logo: string | null;
  place: string;
  type: string | undefined;
  sectors: string[];
  isGrant: boolean;
  investment: Pick<ProgramRow, "minInvestment" | "maxInvestment" | "investmentCurrency">;
  deadline: DeadlineData;
}

/** The data of a program's card at a moment. */
export const programCardOf = (program: ProgramRow, now = new Date()): ProgramCardData => ({
  id: program.programId,
  name: program.name,
  seoUrl: program.programSeoUrl,
  organizer: program.organizer.name,
  logo: program.organizer.logo,
  place: program.location.city?.name ?? program.location.country?.name ?? "",
  type: program.programType?.name,
  sectors: program.sectors.map(({ name }) => name),
  isGrant: program.isGrant,
  investment: {
    minInvestment: program.minInvestment,
    maxInvestment: program.maxInvestment,
    investmentCurrency: program.investmentCurrency,
  },
  deadline: { opensAt: program.applyStart, closesAt: program.applyFinish, asOf: now.toISOString() },
});

/** A program in a list. The whole card leads to it; a page that shows it needs the texts of `programs` and `deadline`. */
export function ProgramCard({ row, corner }: { row: ProgramCardData; corner?: ReactNode }) {
  const { id, name, seoUrl, organizer, logo, place, type, sectors, deadline } = row;
  return (
    <RowCard
      name={name}
      to={pathTo("program", useLocale(), { seoUrl })}
      picture={<LetterTile name={organizer} photo={logo} />}
      line={[organizer, place].filter(Boolean).join(" · ")}
      corner={corner}
      foot={
        <>
          <Support {...row} />
          <DeadlineTag deadline={deadline} ended="closed" />
        </>
      }
    >
      <CardTags>
        {type && <Tag tone="teal">{type}</Tag>}
        {sectors.map((sector) => (
          <Tag key={sector} tone="honey">
            {sector}
          </Tag>
        ))}
      </CardTags>
      <p data-fit={id} className="text-sm empty:hidden" />
    </RowCard>
  );
}

/** The support in money. */
function Support({ investment, isGrant }: ProgramCardData) {
  const text = useTranslations("programs.card");
  const locale = useLocale();
  const amount = investmentText(investment, locale);
  if (!amount) return <span>{text(isGrant ? "grant" : "noMoney")}</span>;
  return (
    <span className="min-w-0">
      <strong className="font-bold text-ink tabular-nums">{amount}</strong> {text(isGrant ? "grant" : "investment")}
    </span>
  );
}
