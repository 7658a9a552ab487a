import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { CardText, RowCard } from "#ui/row-card.tsx";

/** The data of a card, named in the reader's language. */
export interface OrganizationCardData {
  name: string;
  seoUrl: string;
  logo: string | null;
  /** Its kind and place: "Venture capital · İzmir". */
  kind: string;
  tagline: string;
}

/** An organization in a list. The whole card leads to it. */
export function OrganizationCard({ row, corner }: { row: OrganizationCardData; corner?: ReactNode }) {
  const { name, seoUrl, logo, kind, tagline } = row;
  return (
    <RowCard
      name={name}
      to={pathTo("techCenter", useLocale(), { seoUrl })}
      picture={<LetterTile name={name} photo={logo} />}
      line={kind}
      corner={corner}
    >
      {tagline && <CardText>{tagline}</CardText>}
    </RowCard>
  );
}
