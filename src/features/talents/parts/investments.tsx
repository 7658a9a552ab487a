import { InvestmentTable } from "#features/startups/funding/card.tsx";
import type { FundingPage } from "#features/startups/funding/contract.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";

interface InvestmentsProps {
  person: { id: string; name: string; surname: string };
  page: FundingPage;
}

/** The public rounds that a person took part in. */
export function Investments({ person, page }: InvestmentsProps) {
  const text = useTranslations("startupsFunding");
  if (page.totalCount === 0) return null;
  const more = page.totalCount - page.rows.length;
  return (
    <Card title={text("title")} flush>
      <InvestmentTable investor={{ id: person.id, name: `${person.name} ${person.surname}` }} rows={page.rows} />
      {more > 0 && <p className="px-5 py-4 text-sm text-ink-muted sm:px-6">{text("more", { count: more })}</p>}
    </Card>
  );
}
