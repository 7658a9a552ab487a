import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Money } from "#ui/money.tsx";
import { CardTags, RowCard } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PatentRow } from "./contract.ts";

/** The data of a card, named in the reader's language. */
export interface PatentCardData {
  name: string;
  /** The id: patents have no address of their own. */
  seoUrl: string;
  photo: string | null;
  organization: string;
  readiness: string | undefined;
  sectors: string[];
  lookingFor: string[];
  value: PatentRow["value"];
}

/** A patent in a list. The whole card leads to it; a page that shows it needs the texts of `patents`. */
export function PatentCard({ row }: { row: PatentCardData }) {
  const text = useTranslations("patents.card");
  const { name, seoUrl, photo, organization, readiness, sectors, lookingFor, value } = row;
  return (
    <RowCard
      name={name}
      to={pathTo("patent", useLocale(), { id: seoUrl })}
      picture={<LetterTile name={name} photo={photo} />}
      line={organization}
      foot={
        <>
          {value ? (
            <strong className="font-bold text-ink">
              <Money amount={value.amount} currency={value.currency} />
            </strong>
          ) : (
            <span>{text("noValue")}</span>
          )}
          {lookingFor[0] && <span>{text("lookingFor", { what: lookingFor[0] })}</span>}
        </>
      }
    >
      {readiness && <p className="text-sm">{readiness}</p>}
      <CardTags>
        {sectors.map((sector) => (
          <Tag key={sector} tone="honey">
            {sector}
          </Tag>
        ))}
      </CardTags>
    </RowCard>
  );
}
