import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { listPath } from "#shared/list/list-path.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Card } from "#ui/card.tsx";
import { EyeOffIcon, LockIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { PeopleCard } from "#ui/people-card.tsx";
import { Prose } from "#ui/prose.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import { providerList } from "../../filters.ts";
import type { ProviderPage } from "../provider.page.tsx";

/** Services, texts and team; what is empty is left out. */
export function Content(page: ProviderPage) {
  const text = useTranslations("providersDetail");
  const { description, about, isVisible } = page.provider;
  return (
    <>
      {!isVisible && <Note icon={<EyeOffIcon />}>{text("notListed")}</Note>}
      <Services {...page} />
      {description && (
        <Card title={text("what")}>
          <Prose>{description}</Prose>
        </Card>
      )}
      {about && (
        <Card title={text("about")}>
          <Prose>{about}</Prose>
        </Card>
      )}
      <Team {...page} />
      <Hidden {...page} />
    </>
  );
}

function Services({ provider: { serviceIndustries } }: ProviderPage) {
  const text = useTranslations("providersDetail");
  const locale = useLocale();
  if (serviceIndustries.length === 0) return null;
  return (
    <Card title={text("services")}>
      <ul className="flex flex-wrap gap-x-1.5 gap-y-0.5">
        {serviceIndustries.map(({ id, name, slug }) => (
          <li key={id} className="flex max-w-full min-w-0">
            <Link
              to={listPath(providerList, locale, { filter: { serviceIndustries: [slug] } })}
              className="flex max-w-full min-w-0 py-1 hover:underline"
            >
              <Tag tone="teal">{name}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Team({ provider: { teamMembers }, opensPeople }: ProviderPage) {
  const text = useTranslations("providersDetail");
  return (
    <PeopleCard
      title={text("team")}
      people={teamMembers}
      opensPeople={opensPeople}
      roleOf={({ isFounder, position }) => [isFounder && text("founder"), position].filter(Boolean).join(" · ")}
    />
  );
}

function Hidden({ provider: { hidden } }: ProviderPage) {
  const text = useTranslations("providersDetail");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  if (!hidden) return null;
  return (
    <Note icon={<LockIcon />} title={text("hiddenTitle")}>
      <p>{text("hidden")}</p>
      <Link
        to={pathTo("login", locale, {}, { [RETURN_PARAM]: pathname + search })}
        className={`${TEXT_LINK} inline-flex min-h-row items-center`}
      >
        {text("signIn")}
      </Link>
    </Note>
  );
}
