import { useLocale } from "use-intl";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { Card } from "#ui/card.tsx";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { Prose } from "#ui/prose.tsx";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { patentList } from "../../filters.ts";
import type { PatentPage } from "../patent.page.tsx";

/** The uses of the patent and the wishes of its owner; empty ones are left out. */
export function Content({ patent }: PatentPage) {
  const text = useTranslations("patentsDetail");
  const { problem, advantage, lookingFor, lookingForDescription, sectors, targetMarkets, isListed } = patent;
  return (
    <>
      {!isListed && <Note icon={<EyeOffIcon />}>{text("notListed")}</Note>}
      {problem && (
        <Card title={text("problem")}>
          <Prose>{problem}</Prose>
        </Card>
      )}
      {advantage && (
        <Card title={text("advantage")}>
          <Prose>{advantage}</Prose>
        </Card>
      )}
      {(lookingFor.length > 0 || lookingForDescription) && (
        <Card title={text("lookingFor")}>
          <Values values={lookingFor} tone="good" filterOf={(slug) => ({ lookingFor: [slug] })} />
          {lookingForDescription && (
            <div className="not-first:mt-3">
              <Prose>{lookingForDescription}</Prose>
            </div>
          )}
        </Card>
      )}
      {sectors.length + targetMarkets.length > 0 && (
        <Card title={text("markets")}>
          <Values title={text("sectors")} values={sectors} tone="honey" filterOf={(slug) => ({ sectors: [slug] })} />
          <Values
            title={text("targetMarkets")}
            values={targetMarkets}
            tone="neutral"
            filterOf={(slug) => ({ targetMarkets: [slug] })}
          />
        </Card>
      )}
    </>
  );
}

interface ValuesProps {
  title?: string;
  values: readonly { id: string; name: string; slug: string }[];
  tone: TagTone;
  /** The filter of the list that a value leads to. */
  filterOf: (slug: string) => Filter;
}

function Values({ title, values, tone, filterOf }: ValuesProps) {
  const locale = useLocale();
  if (values.length === 0) return null;
  return (
    <div className="not-first:mt-4">
      {title && <h3 className="text-sm text-ink-muted">{title}</h3>}
      <ul className="mt-1 flex flex-wrap gap-x-1.5 gap-y-0.5">
        {values.map(({ id, name, slug }) => (
          <li key={id} className="flex max-w-full min-w-0">
            <Link
              to={listPath(patentList, locale, { filter: filterOf(slug) })}
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
