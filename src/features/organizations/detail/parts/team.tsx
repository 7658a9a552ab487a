import { PeopleCard } from "#ui/people-card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OrganizationPage } from "../tech-center.page.tsx";

/** Everyone who works there or gives advice. */
export function Team({ organization: { teamMembers, mentors }, opensPeople }: OrganizationPage) {
  const text = useTranslations("organizationsDetail");
  return (
    <>
      <PeopleCard title={text("team")} people={teamMembers} opensPeople={opensPeople} roleOf={positionOf} />
      <PeopleCard title={text("mentors")} people={mentors} opensPeople={opensPeople} roleOf={positionOf} />
    </>
  );
}

const positionOf = ({ position }: { position: string | null }) => position;
