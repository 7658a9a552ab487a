import { useLocale } from "use-intl";
import { truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { CardTags, RowCard } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";

/** The data of a card, named in the reader's language. */
export interface TalentCardData {
  name: string;
  seoUrl: string;
  photo: string | null;
  title: string;
  /** Their profession and place: "Entrepreneur · İzmir". */
  place: string;
  /** Undefined where there is none, or the reader may not see it. */
  jobSearchStatus: string | undefined;
  /** Few professions and skills; a card has no room for more. */
  knows: string[];
}

/** A person in a list. The whole card leads to them. */
export function TalentCard({ row }: { row: TalentCardData }) {
  const { name, seoUrl, photo, title, place, jobSearchStatus, knows } = row;
  return (
    <RowCard
      name={name}
      to={pathTo("talent", useLocale(), { seoUrl })}
      picture={<HexAvatar name={name} photo={photo} className="size-14 text-xl" />}
      line={
        <>
          {title && <p className="text-ink">{truncate(title)}</p>}
          <p>{place}</p>
        </>
      }
    >
      {(jobSearchStatus || knows.length > 0) && (
        <CardTags>
          {jobSearchStatus && <Tag tone="teal">{jobSearchStatus}</Tag>}
          {knows.map((know) => (
            <Tag key={know}>{know}</Tag>
          ))}
        </CardTags>
      )}
    </RowCard>
  );
}
