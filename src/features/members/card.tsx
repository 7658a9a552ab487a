import { useState } from "react";
import { useLocale } from "use-intl";
import { type EntityType, offeredScopes, screensOf, withIncluded } from "#shared/access.ts";
import { SCOPE_TEXTS } from "#shared/scope-texts.ts";
import { SCOPE } from "#shared/scopes.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnEntity } from "./contract.ts";

interface ScopeChoiceProps {
  label: string;
  entityType: EntityType;
  /** Scopes to choose from, in this order. */
  grantable: readonly number[];
  chosen?: readonly number[];
  error?: string | undefined;
}

/** Checkboxes for scopes, each with an explanation, and what they open. The form sends `scopes` once for each. */
export function ScopeChoice({ label, entityType, grantable, chosen = [], error }: ScopeChoiceProps) {
  const locale = useLocale();
  const [scopes, setScopes] = useState(chosen);
  return (
    <FieldGroup label={label} error={error} required>
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {offeredScopes(entityType, grantable, chosen).map((scope) => (
          <Checkbox
            key={scope}
            name="scopes"
            value={scope}
            checked={scopes.includes(scope)}
            onChange={({ target }) =>
              setScopes((now) => (target.checked ? [...now, scope] : now.filter((other) => other !== scope)))
            }
            label={<span className="font-medium">{SCOPE_TEXTS[scope]![locale].name}</span>}
            hint={SCOPE_TEXTS[scope]![locale].includes}
          />
        ))}
      </div>
      <Preview entityType={entityType} scopes={scopes} />
    </FieldGroup>
  );
}

/** The screens that the ticked scopes open. */
function Preview({ entityType, scopes }: { entityType: EntityType; scopes: readonly number[] }) {
  const text = useTranslations("members");
  const screens = screensOf(entityType, scopes);
  return (
    <div role="status" className="mt-3">
      {screens.length > 0 && (
        <div className="rounded-control bg-sunken px-4 py-3 text-sm">
          <p className="font-semibold">{text("preview")}</p>
          <Screens entityType={entityType} scopes={scopes} />
        </div>
      )}
    </div>
  );
}

/** What scopes open, as a list. */
export function Screens({ entityType, scopes }: { entityType: EntityType; scopes: readonly number[] }) {
  const text = useTranslations("members.screens");
  return (
    <ul className="mt-1 list-disc ps-5">
      {screensOf(entityType, scopes).map((screen) => (
        <li key={screen}>{text(screen)}</li>
      ))}
    </ul>
  );
}

/** The scopes ticked in a form. */
export const scopesOf = (form: FormData): number[] => form.getAll("scopes").map(Number);

/** Scopes as text: each right once; full access alone stands for all. */
export function ScopeNames({ scopes }: { scopes: readonly number[] }) {
  const locale = useLocale();
  const all = withIncluded(scopes);
  const shown = all.includes(SCOPE.FULL_ACCESS) ? [SCOPE.FULL_ACCESS] : all;
  const names = [...new Set(shown.map((scope) => SCOPE_TEXTS[scope]![locale].name))];
  return <>{names.join(" · ")}</>;
}

interface EntityLinksProps {
  label: string;
  entities: readonly OwnEntity[];
  current: string | undefined;
  to: (entityId: string) => string;
}

/** Links to the member's startups and organizations; `current` is the one shown. */
export function EntityLinks({ label, entities, current, to }: EntityLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {entities.map(({ entityId, entityName, entityLogo }) => (
          <li key={entityId} className="min-w-0">
            <Link
              to={to(entityId)}
              aria-current={entityId === current ? "page" : undefined}
              className="flex min-h-control max-w-full items-center gap-2.5 rounded-control border border-line bg-surface py-1 ps-1.5 pe-3.5 text-sm font-medium hover:bg-sunken aria-[current=page]:border-honey aria-[current=page]:bg-honey-soft"
            >
              <LetterTile name={entityName} photo={entityLogo} className="size-8 text-sm" />
              <span className="truncate">{entityName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
