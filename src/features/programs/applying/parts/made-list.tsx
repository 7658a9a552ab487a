import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MadeApplication } from "../contract.ts";

const TONES: Partial<Record<MadeApplication["state"], TagTone>> = { sent: "teal", approved: "good", draft: "honey" };

interface MadeListProps {
  title: string;
  asOf: string;
  applications: readonly MadeApplication[];
}

/** Applications of one kind, each with where it stands and the way on. */
export function MadeList({ title, asOf, applications }: MadeListProps) {
  if (applications.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg">{title}</h2>
      <ul className="card divide-y divide-line">
        {applications.map((application) => (
          <Row key={application.id} application={application} asOf={asOf} />
        ))}
      </ul>
    </section>
  );
}

function Row({ application, asOf }: { application: MadeApplication; asOf: string }) {
  const text = useTranslations("programsApplying");
  const locale = useLocale();
  const { id, program, startup, state, sentAt, mayEdit } = application;
  const to = program.seoUrl && pathTo("applyProgram", locale, { seoUrl: program.seoUrl }, { startup: startup.id });
  const hasLetter = state === "approved" || state === "placeGone" || state === "declined";
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4 sm:px-5">
      <LetterTile name={program.organizer} photo={program.logo} />
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
          {program.seoUrl ? (
            <Link to={pathTo("program", locale, { seoUrl: program.seoUrl })} className="hover:underline">
              {program.name}
            </Link>
          ) : (
            program.name
          )}
        </h3>
        <p className="text-sm text-ink-muted wrap-anywhere">
          {program.organizer} · {startup.name}
          {sentAt && ` · ${text("made.sent")}: ${formatDateTime(sentAt, locale, program.timeZone)}`}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Tag tone={TONES[state] ?? "neutral"}>{text(`states.${state}`)}</Tag>
        {state === "draft" && (
          <DeadlineTag deadline={{ opensAt: program.applyStart, closesAt: program.applyFinish, asOf }} ended="closed" />
        )}
        {hasLetter && (
          <ButtonLink
            to={pathTo("programLetter", locale, { programApplyId: id })}
            aria-label={`${text("made.letter")}: ${program.name}`}
          >
            {text("made.letter")}
          </ButtonLink>
        )}
        {to && (
          <ButtonLink
            to={to}
            aria-label={`${text(state === "draft" && mayEdit ? "made.continue" : "made.open")}: ${program.name}`}
          >
            {text(state === "draft" && mayEdit ? "made.continue" : "made.open")}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
