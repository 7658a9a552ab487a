import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { CardTags, CardText, RowCard } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";

/** The data of a card, named in the reader's language. */
export interface ProviderCardData {
  name: string;
  seoUrl: string;
  logo: string | null;
  slogan: string;
  place: string;
  /** Names of its service industries. */
  services: string[];
}

/** A service provider in a list. The whole card leads to it. */
export function ProviderCard({ row }: { row: ProviderCardData }) {
  const { name, seoUrl, logo, slogan, place, services } = row;
  return (
    <RowCard
      name={name}
      to={pathTo("provider", useLocale(), { seoUrl })}
      picture={<LetterTile name={name} photo={logo} />}
      line={place}
    >
      <CardText>{slogan}</CardText>
      <CardTags>
        {services.map((service) => (
          <Tag key={service} tone="teal">
            {service}
          </Tag>
        ))}
      </CardTags>
    </RowCard>
  );
}
