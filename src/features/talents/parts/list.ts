import type { ListPage } from "#shared/list/list-page.ts";
import type { TalentCardData } from "../card.tsx";
import { type TalentRow, talentCalls, type talentRow } from "../contract.ts";

/** Professions and skills that a card names. */
const KNOWN = 4;

function cardOf({ name, surname, seoUrl, photo, title, userType, location, ...row }: TalentRow): TalentCardData {
  const place = location.city?.name ?? location.country?.name;
  return {
    name: `${name} ${surname}`,
    ...{ seoUrl, photo },
    title: title ?? "",
    place: [userType?.name, place].filter(Boolean).join(" · "),
    jobSearchStatus: row.jobSearchStatus?.name,
    knows: [...row.jobRoles, ...row.skills].slice(0, KNOWN).map((one) => one.name),
  };
}

export const talentsPage: ListPage<TalentCardData, typeof talentRow> = { calls: talentCalls, cardOf };
