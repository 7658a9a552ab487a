import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Money } from "#ui/money.tsx";
import { CardTags, CardText, RowCard } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";

/** The data of a card, named in the reader's language. */
export interface StartupCardData {
  name: string;
  seoUrl: string;
  logo: string | null;
  tagline: string;
  /** Its place and sector: "İzmir · Energy". */
  place: string;
  stage: string | undefined;
  /** Few of them; a card has no room for more. */
  technologies: string[];
  /** Signed by others; null: there are rounds, and no amount is disclosed. */
  totalRaisedUsd: number | null;
  fundingCount: number;
  confirmedAt: string | null;
}

/** A startup in a list. The whole card leads to it; a page that shows it needs the texts of `startups`. */
export function StartupCard({ startup, corner }: { startup: StartupCardData; corner?: ReactNode }) {
  const { name, seoUrl, logo, place, tagline, stage, technologies } = startup;
  return (
    <RowCard
      name={name}
      to={pathTo("startup", useLocale(), { seoUrl })}
      picture={<LetterTile name={name} photo={logo} />}
      line={place}
      corner={corner}
      foot={<Foot {...startup} />}
    >
      {tagline && <CardText className="mb-2">{tagline}</CardText>}
      {(stage || technologies.length > 0) && (
        <CardTags>
          {stage && <Tag tone="teal">{stage}</Tag>}
          {technologies.map((technology) => (
            <Tag key={technology}>{technology}</Tag>
          ))}
        </CardTags>
      )}
    </RowCard>
  );
}

/** The raised money, and the age of the facts. */
function Foot({ totalRaisedUsd, fundingCount, confirmedAt }: StartupCardData) {
  const text = useTranslations("startups.card");
  const locale = useLocale();
  return (
    <>
      {totalRaisedUsd ? (
        <span className="text-xs">
          {text("raised")}{" "}
          <strong className="text-sm font-bold text-ink">
            <Money amount={Math.round(totalRaisedUsd)} currency="USD" />
          </strong>
        </span>
      ) : (
        <span className="text-xs">
          {text(totalRaisedUsd === null ? "undisclosed" : fundingCount > 0 ? "unconfirmed" : "noRound")}
        </span>
      )}
      {confirmedAt ? (
        // Three weeks on the server may be four in the browser.
        <time
          className="text-xs"
          dateTime={confirmedAt}
          title={formatDateTime(confirmedAt, locale)}
          suppressHydrationWarning
        >
          {text("confirmed", { ago: formatRelative(confirmedAt, new Date(), locale) })}
        </time>
      ) : (
        <span className="text-xs">{text("neverConfirmed")}</span>
      )}
    </>
  );
}
