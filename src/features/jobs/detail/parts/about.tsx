import { useLocale } from "use-intl";
import { listPath } from "#shared/list/list-path.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { Prose } from "#ui/prose.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { jobList } from "../../filters.ts";
import type { JobPage } from "../job.page.tsx";

/** The work, and what one should bring. */
export function About({ job }: JobPage) {
  const text = useTranslations("jobsDetail");
  return (
    <>
      <Card title={text("about")}>
        <Prose>{job.description}</Prose>
      </Card>
      <Card title={text("skills")}>
        <Skills title={text("technicalSkills")} filter="skills" values={job.technicalSkills} tone="teal" />
        <Skills title={text("socialSkills")} filter="softSkills" values={job.socialSkills} tone="neutral" />
      </Card>
    </>
  );
}

interface SkillsProps {
  title: string;
  filter: "skills" | "softSkills";
  values: readonly { id: string; name: string; slug: string }[];
  tone: TagTone;
}

function Skills({ title, filter, values, tone }: SkillsProps) {
  const locale = useLocale();
  if (values.length === 0) return null;
  return (
    <div className="not-first:mt-4">
      <h3 className="text-sm text-ink-muted">{title}</h3>
      <ul className="mt-1 flex flex-wrap gap-x-1.5 gap-y-0.5">
        {values.map(({ id, name, slug }) => (
          <li key={id} className="flex max-w-full min-w-0">
            <Link
              to={listPath(jobList, locale, { filter: { [filter]: [slug] } })}
              className="flex max-w-full min-w-0 py-1 hover:underline"
            >
              <Tag tone={tone}>{name}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
