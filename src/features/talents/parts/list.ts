import type { ListPage } from "#shared/list/list-page.ts";
import type { TalentCardData } from "../card.tsx";
import { type TalentRow, talentCalls, type talentRow } from "../contract.ts";
import { NOT_LOOKING } from "../profile/rules.ts";

/** Professions and skills that a card names. */
const SHOWN_SKILLS = 4;

function cardOf({ name, surname, seoUrl, photo, title, userType, location, ...row }: TalentRow): TalentCardData {
  const place = location.city?.name ?? location.country?.name;
  return {
    name: `${name} ${surname}`,
    seoUrl,
    photo,
    title: title ?? "",
    place: [userType?.name, place].filter(Boolean).join(" · "),
    jobSearchStatus: row.jobSearchStatus?.id === NOT_LOOKING ? undefined : row.jobSearchStatus?.name,
    knows: [...row.jobRoles, ...row.skills].slice(0, SHOWN_SKILLS).map((item) => item.name),
  };
}

export const talentsPage: ListPage<TalentCardData, typeof talentRow> = { calls: talentCalls, cardOf };
