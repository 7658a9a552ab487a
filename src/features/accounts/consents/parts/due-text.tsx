import { useLocale } from "use-intl";
import type { Difference } from "#features/content/contract.ts";
import { formatDate } from "#shared/format.ts";
import { LEGAL_PAGES } from "#shared/legal-texts.ts";
import { pathTo } from "#shared/paths.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { TextChanges } from "#ui/text-changes.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnText } from "../contract.ts";

/** Letters of what is the same that are shown beside a change. */
const CONTEXT_LENGTH = 150;

/** Long pieces that are the same are shown at their ends alone: the whole text is a link away. */
const shortened = (changes: Difference): Difference =>
  changes.map((change) =>
    change.kind === "same" && change.text.length > 3 * CONTEXT_LENGTH
      ? { ...change, text: `${change.text.slice(0, CONTEXT_LENGTH)} … ${change.text.slice(-CONTEXT_LENGTH)}` }
      : change,
  );

/** A text with its new version, what has changed in it, and the box that accepts it. */
export function DueText({ document, number, date, accepted, changes }: OwnText & { changes: Difference | null }) {
  const text = useTranslations("accountsConsents");
  const locale = useLocale();
  return (
    <section aria-labelledby={document} className="grid gap-2">
      <h2 id={document} className="text-xl">
        {text(`documents.${document}`)}
      </h2>
      <p className="text-sm text-ink-muted">
        {text("published", { number, date: formatDate(date, locale) })} ·{" "}
        {accepted
          ? text("acceptedBefore", { number: accepted.number, date: formatDate(accepted.at, locale) })
          : text("neverAccepted")}
      </p>
      {accepted && changes && (
        <details className="rounded-card bg-sunken px-4">
          <summary className="min-h-row cursor-pointer py-2 text-sm font-medium">
            {text("changes", { number: accepted.number })}
          </summary>
          <p className="mb-2 text-sm text-ink-muted">{text("legend")}</p>
          <div className="pb-4">
            <TextChanges changes={shortened(changes)} />
          </div>
        </details>
      )}
      <p>
        <Link
          to={pathTo(LEGAL_PAGES[document], locale)}
          target="_blank"
          className={`${TEXT_LINK} inline-flex min-h-row items-center`}
        >
          {text("read")}
        </Link>
      </p>
      <Checkbox name={document} value={number} required label={text(`accept.${document}`, { number })} />
    </section>
  );
}
