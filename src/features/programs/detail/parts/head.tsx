import { useLocale } from "use-intl";
import { Star } from "#features/watching/star/card.tsx";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { DetailHead, HEAD_PICTURE } from "#ui/detail-head.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { CalendarIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramPage } from "../program.page.tsx";

/** The program, its organizer, and whether one can apply. */
export function Head({ program, url, deadline, opensOrganizations, star }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const locale = useLocale();
  const { name, organizer, location, programType, programSeoUrl } = program;
  const place = location.city?.name ?? location.country?.name;
  const hasDates = program.start ?? program.applyStart ?? program.applyFinish;
  return (
    <DetailHead
      name={name}
      picture={<LetterTile name={organizer.name} photo={organizer.logo} className={HEAD_PICTURE} />}
      actions={
        <>
          {program.mayEdit && (
            <ButtonLink to={pathTo("editProgram", locale, { programSeoUrl })}>{text("edit")}</ButtonLink>
          )}
          {star && <Star {...star} />}
          <ShareButton name={name} url={url} />
          {hasDates && (
            <ButtonLink
              to={`${pathTo("program", locale, { seoUrl: programSeoUrl })}/ics`}
              reloadDocument
              title={text("calendarHint")}
            >
              <CalendarIcon className="size-4" />
              {text("calendar")}
            </ButtonLink>
          )}
        </>
      }
    >
      <p className="mt-1 text-ink-muted wrap-anywhere">
        {programType && `${programType.name} · `}
        {opensOrganizations ? (
          <Link
            to={pathTo("techCenter", locale, { seoUrl: organizer.seoUrl })}
            className="font-semibold text-honey-deep hover:underline"
          >
            {organizer.name}
          </Link>
        ) : (
          organizer.name
        )}
        {place && ` · ${place}`}
      </p>
      <p className="mt-2.5">
        <DeadlineTag deadline={deadline} ended="closed" />
      </p>
    </DetailHead>
  );
}
