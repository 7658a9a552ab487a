import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";

/** What a card shows, named in the reader's language. */
export interface TalentCardData {
  name: string;
  seoUrl: string;
  photo: string | null;
  title: string;
  /** What they do and where: "Entrepreneur · İzmir". */
  place: string;
  /** Undefined where there is none, or the reader may not see it. */
  jobSearchStatus: string | undefined;
  /** Few professions and skills; a card has no room for more. */
  knows: string[];
}

/** A person in a list. The whole card leads to them. */
export function TalentCard({ row }: { row: TalentCardData }) {
  const locale = useLocale();
  const { name, seoUrl, photo, title, place, jobSearchStatus, knows } = row;
  return (
    <article className="card relative flex min-w-0 flex-col gap-3 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex items-center gap-3">
        <HexAvatar name={name} photo={photo} className="size-14 text-xl" />
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-lg leading-tight wrap-anywhere">
            <Link to={pathTo("talent", locale, { seoUrl })} className="card-link">
              {name}
            </Link>
          </h2>
          {title && <p className="line-clamp-2 text-sm leading-snug wrap-anywhere">{title}</p>}
          <p className="text-sm leading-snug text-ink-muted">{place}</p>
        </div>
      </div>
      {(jobSearchStatus || knows.length > 0) && (
        // What does not fit wraps out of sight, whole.
        <div className="mt-auto flex h-6 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">
          {jobSearchStatus && <Tag tone="teal">{jobSearchStatus}</Tag>}
          {knows.map((one) => (
            <Tag key={one}>{one}</Tag>
          ))}
        </div>
      )}
    </article>
  );
}
