import { useLocale } from "use-intl";
import { deadlineAt } from "#shared/deadline.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnWeek } from "../contract.ts";

/** Programs that take applications now, each with how many have come. `now`: an instant of the server. */
export function ProgramsCard({ programs, now }: { programs: OwnWeek["programs"]; now: string }) {
  const text = useTranslations("dashboardLanding.programs");
  const locale = useLocale();
  if (programs.length === 0) return null;
  const ends = (closesAt: string | null) => {
    const deadline = deadlineAt({ opensAt: null, closesAt }, new Date(now));
    return deadline.state === "open" && deadline.days !== null ? text("closes", { days: deadline.days }) : text("open");
  };
  return (
    <Card
      title={text("title")}
      end={
        <Link to={pathTo("dashboardPrograms", locale)} className={TEXT_LINK}>
          {text("all")}
        </Link>
      }
    >
      <ul>
        {programs.map(({ seoUrl, name, logo, closesAt, applications }) => (
          <li key={seoUrl} className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
            <LetterTile name={name} photo={logo} className="size-9 shrink-0 text-sm" />
            <div className="min-w-0 flex-1">
              <Link to={pathTo("program", locale, { seoUrl })} className="font-semibold wrap-anywhere hover:underline">
                {name}
              </Link>
              <p className="text-sm text-ink-muted">
                {ends(closesAt)} · {text("applications", { count: applications })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
