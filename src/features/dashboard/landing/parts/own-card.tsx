import { useLocale } from "use-intl";
import type { EntityType } from "#shared/access.ts";
import { entryFormPath, entryPath } from "#shared/paths/entries.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Scored } from "../../score/contract.ts";
import { NextStep } from "../../score/parts/next-step.tsx";
import { bestStep } from "../rules.ts";

interface OwnCardProps {
  scores: readonly Scored[];
  /** What somebody of this user type adds first. */
  first: EntityType | undefined;
}

type Entry = Scored & { kind: EntityType };
const isEntry = (scored: Scored): scored is Entry => scored.kind !== "profile";

/** What a member manages, how complete each is, and the one step that adds most. */
export function OwnCard({ scores, first }: OwnCardProps) {
  const text = useTranslations("dashboardLanding");
  const locale = useLocale();
  const entries = scores.filter(isEntry);
  const profile = scores.find(({ kind }) => kind === "profile");
  const step = bestStep(scores);
  const managesSome = entries.some(({ mayEdit }) => mayEdit);
  const lacksSome = entries.some(({ mayEdit, percent }) => mayEdit && percent < 100);
  return (
    <Card title={text(entries.length > 0 && !managesSome ? "viewed" : "own")}>
      {entries.length > 0 ? <Entries entries={entries} /> : <FirstStep first={first} />}
      {step && (
        <div className="mt-4 grid gap-1 rounded-card bg-honey-soft p-4">
          <p className="text-sm font-semibold text-honey-deep">{text("nextStep")}</p>
          <NextStep {...step} showsName={entries.length > 0} />
        </div>
      )}
      {profile && profile.percent < 100 && (
        <p className="mt-4 border-t border-line pt-4">
          <Link to={pathTo(profile.percent > 0 ? "dashboardScore" : "profile", locale)} className={TEXT_LINK}>
            {profile.percent > 0 ? text("profileScore", { percent: profile.percent }) : text("emptyProfile")}
          </Link>
        </p>
      )}
      {lacksSome && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={pathTo("dashboardScore", locale)}>{text("score")}</ButtonLink>
        </div>
      )}
    </Card>
  );
}

/** The entries of a member; each leads to its form, or to its page for a member who may not change it. */
function Entries({ entries }: { entries: readonly Entry[] }) {
  const text = useTranslations("dashboardLanding");
  const locale = useLocale();
  return (
    <ul>
      {entries.map(({ id, kind, seoUrl, name, logo, isVisible, percent, mayEdit }) => (
        <li key={id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-0">
          <HexAvatar name={name} photo={logo} className="size-9 shrink-0" />
          <div className="min-w-0 flex-1">
            <Link
              to={(mayEdit ? entryFormPath : entryPath)(kind, locale, seoUrl)}
              className="font-semibold wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            {mayEdit && <p className="text-sm text-ink-muted">{text("complete", { percent })}</p>}
          </div>
          {!isVisible && <Tag>{text("hidden")}</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** The first thing to do, where there is nothing yet. */
function FirstStep({ first }: { first: EntityType | undefined }) {
  const text = useTranslations("dashboardLanding");
  const locale = useLocale();
  return (
    <>
      <p className="max-w-prose text-ink-muted">{text(`none.${first ?? "nothing"}`)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {first ? (
          <ButtonLink kind="primary" to={pathTo(ADD[first], locale)}>
            {text(`add.${first}`)}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink kind="primary" to={pathTo("profile", locale)}>
              {text("profile")}
            </ButtonLink>
            <ButtonLink to={pathTo("jobs", locale)}>{text("jobs")}</ButtonLink>
          </>
        )}
      </div>
    </>
  );
}

const ADD = {
  startup: "profileAddStartup",
  organization: "addOrganization",
  provider: "dashboardAddProvider",
} as const;
