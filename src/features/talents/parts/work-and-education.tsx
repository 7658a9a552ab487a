import { useLocale } from "use-intl";
import { formatMonth } from "#shared/format.ts";
import { type Span, spansOf, yearsOf } from "#shared/time-axis.ts";
import { Card } from "#ui/card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PublicProfile } from "../profile/contract.ts";

/** Work, each row on one time axis for all, so that one sees gaps and overlaps without reading dates. */
export function Experience({ rows, now }: { rows: PublicProfile["workingExperiences"]; now: string }) {
  const text = useTranslations("talentsProfile.public");
  if (rows.length === 0) return null;
  const spans = spansOf(rows, now);
  const years = yearsOf(rows, now);
  return (
    <Card title={text("experience")}>
      {years.length > 0 && (
        <p
          aria-hidden="true"
          className="flex justify-between border-b border-line pb-1 text-sm text-ink-muted tabular-nums"
        >
          {years.map((year) => (
            <span key={year}>{year}</span>
          ))}
          <span className="font-semibold text-ink">{text("today")}</span>
        </p>
      )}
      <ul>
        {rows.map((row, index) => (
          <Entry
            key={row.id}
            name={row.title}
            at={[row.companyName, row.employmentTypeName, row.cityName ?? row.countryName]}
            from={row.startDate}
            until={row.endDate}
            goesOn={row.stillWorking}
            description={row.description}
            span={years.length > 0 ? spans[index] : undefined}
          />
        ))}
      </ul>
    </Card>
  );
}

export function Education({ rows }: { rows: PublicProfile["educations"] }) {
  const text = useTranslations("talentsProfile.public");
  if (rows.length === 0) return null;
  return (
    <Card title={text("education")}>
      <ul>
        {rows.map((row) => (
          <Entry
            key={row.id}
            name={row.schoolName ?? ""}
            at={[[row.departmentName, row.degreeName].filter(Boolean).join(", "), row.graduateStatusName]}
            from={row.startDate}
            until={row.endDate}
            description={row.description}
          />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  name: string;
  at: readonly (string | null)[];
  from: string | null;
  until: string | null;
  goesOn?: boolean;
  description: string | null;
  span?: Span | undefined;
}

/** One entry of education or experience. */
function Entry({ name, at, from, until, goesOn, description, span }: EntryProps) {
  const text = useTranslations("talentsProfile.public");
  const locale = useLocale();
  const months = [formatMonth(from, locale), goesOn ? text("now") : formatMonth(until, locale)].filter(Boolean);
  return (
    <li className="grid gap-1 border-t border-line py-3.5 first:border-0 last:pb-0">
      <div className="flex flex-wrap justify-between gap-x-4">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-muted tabular-nums">{months.join(" – ")}</p>
      </div>
      <p className="text-sm text-ink-muted wrap-anywhere">{at.filter(Boolean).join(" · ")}</p>
      {span && (
        <div aria-hidden="true" className="relative my-1.5 h-1.5 rounded-full bg-line">
          <div
            className="absolute inset-y-0 min-w-1.5 rounded-full bg-chart-1"
            style={{ insetInlineStart: `${span.start}%`, width: `${span.length}%` }}
          />
        </div>
      )}
      {description && <p className="max-w-prose whitespace-pre-line wrap-anywhere">{description}</p>}
    </li>
  );
}
