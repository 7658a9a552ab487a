import { useLocale } from "use-intl";
import { ButtonLink } from "#ui/button.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Scored } from "../contract.ts";
import { addressOf, canBeFilled } from "../rules.ts";
import { FactsLine } from "./facts-line.tsx";
import { SectionBars } from "./section-bars.tsx";

type Missing = Scored["missing"][number];

/** How many missing parts are listed; the others unfold. */
const SHOWN_PARTS = 4;

/** How complete one thing is, what the next part would add, and all that is missing. */
export function ScoredThing({ scored }: { scored: Scored }) {
  const text = useTranslations("dashboardScore");
  const locale = useLocale();
  const { kind, name, logo, percent, isVisible, mayEdit, missing } = scored;
  const isClosed = mayEdit && !canBeFilled(scored);
  const [next, ...others] = canBeFilled(scored) ? missing : [];
  return (
    <li className="card grid content-start gap-4 p-5">
      <div className="flex items-center gap-3">
        <HexAvatar name={name} photo={logo} className="size-12 shrink-0" />
        <div className="min-w-0 flex-1">
          <h2 className="text-lg wrap-anywhere">{name}</h2>
          <p className="text-sm text-ink-muted">{text(`kinds.${kind}`)}</p>
        </div>
        <p className="font-semibold tabular-nums">{text("percent", { percent })}</p>
      </div>
      <Bar percent={percent} next={next?.points ?? 0} />
      <SectionBars
        sections={scored.sections}
        {...(canBeFilled(scored) && { to: (section) => addressOf(scored, locale, { section }) })}
      />
      {scored.facts && (
        <FactsLine facts={scored.facts} {...(canBeFilled(scored) && { to: addressOf(scored, locale), name })} />
      )}
      {!isVisible && <p className="text-sm text-ink-muted">{text(isClosed ? "hidden" : "hiddenNote")}</p>}
      {!mayEdit && <p className="text-sm text-ink-muted">{text("viewOnly")}</p>}
      {isClosed && (
        <p>
          <ButtonLink to={addressOf(scored, locale)} aria-label={text("openOf", { name })}>
            {text("open")}
          </ButtonLink>
        </p>
      )}
      {mayEdit && missing.length === 0 && (
        <p className="text-sm text-ink-muted">{text(percent < 100 ? "restTakesEdit" : "complete")}</p>
      )}
      {next && (
        <div className="grid gap-2 rounded-card bg-honey-soft p-4">
          <p className="text-sm font-semibold text-honey-deep">{text("next")}</p>
          <Part scored={scored} part={next} isNext />
        </div>
      )}
      <Parts scored={scored} parts={others.slice(0, SHOWN_PARTS)} />
      {others.length > SHOWN_PARTS && (
        <details>
          <summary className="flex min-h-row items-center text-sm font-semibold">
            {text("more", { count: others.length - SHOWN_PARTS })}
          </summary>
          <Parts scored={scored} parts={others.slice(SHOWN_PARTS)} />
        </details>
      )}
    </li>
  );
}

/** The reached share, and hatched the share of the next part. */
function Bar({ percent, next }: { percent: number; next: number }) {
  return (
    <div aria-hidden="true" className="flex h-2 overflow-hidden rounded-full bg-line">
      <div className="bg-honey" style={{ width: `${percent}%` }} />
      <div
        className="bg-[repeating-linear-gradient(135deg,var(--color-honey)_0_3px,transparent_3px_6px)]"
        style={{ width: `${next}%` }}
      />
    </div>
  );
}

interface PartsProps {
  scored: Scored;
  parts: readonly Missing[];
}

function Parts({ scored, parts }: PartsProps) {
  if (parts.length === 0) return null;
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.part} className="border-t border-line first:border-0">
          <Part scored={scored} part={part} />
        </li>
      ))}
    </ul>
  );
}

function Part({ scored, part, isNext = false }: { scored: Scored; part: Missing; isNext?: boolean }) {
  const text = useTranslations("dashboardScore");
  const locale = useLocale();
  return (
    <Link
      to={addressOf(scored, locale, part)}
      className="flex min-h-row items-center justify-between gap-4 hover:underline"
    >
      <span className={isNext ? "font-semibold" : "text-sm"}>{text(`parts.${part.part}` as "parts.logo")}</span>
      <span className="font-semibold tabular-nums">{text("points", { points: part.points })}</span>
    </Link>
  );
}
