import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Money } from "#ui/money.tsx";
import { CardName, CardText } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReportRow, Terms } from "./contract.ts";

/** The data of a card, named in the reader's language. */
export interface ReportCardData {
  name: string;
  seoUrl: string;
  cover: string | null;
  summary: string;
  kind: string;
  version: string;
  /** Of the file. */
  language: string;
  releaseDate: string;
  terms: Terms;
  price: ReportRow["price"];
  currency: ReportRow["currency"];
}

const TONES = { free: "teal", premium: "honey", paid: "neutral" } as const;

/** The terms of a report: free, part of a package, or for sale; a page that shows them needs the texts of `reports`. */
export function TermsTag({ terms, price, currency }: Pick<ReportCardData, "terms" | "price" | "currency">) {
  const text = useTranslations("reports.terms");
  return (
    <Tag tone={TONES[terms]}>
      {terms === "paid" && price !== null && currency !== null ? (
        <Money amount={price} currency={currency} />
      ) : (
        text(terms)
      )}
    </Tag>
  );
}

/** A report in a list. The whole card leads to it. */
export function ReportCard({ row }: { row: ReportCardData }) {
  const locale = useLocale();
  const { name, seoUrl, cover, summary, kind, version, language, releaseDate } = row;
  return (
    // Two rows of the grid it stands in, so that the feet of neighbours begin at one height however many lines they have.
    <article className="card relative row-span-2 grid grid-rows-subgrid gap-y-0 overflow-hidden transition-colors hover:border-line-strong">
      <div className="flex min-w-0 flex-col">
        {cover && <img src={cover} alt="" loading="lazy" decoding="async" className="h-20 w-full object-cover" />}
        <div className="flex flex-col gap-2 px-4.5 pt-4">
          <p className="flex flex-wrap items-center justify-between gap-2 text-sm text-ink-muted">
            {kind} <Tag tone="neutral">{language}</Tag>
          </p>
          <CardName name={name} to={pathTo("report", locale, { seoUrl })} />
          {summary && <CardText>{summary}</CardText>}
        </div>
      </div>
      <div className="px-4.5 pb-4.5">
        <p className="mt-3.5 flex flex-wrap content-start items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-3.5 text-sm text-ink-muted">
          <span>{[version, formatDate(releaseDate, locale)].join(" · ")}</span>
          <TermsTag {...row} />
        </p>
      </div>
    </article>
  );
}
