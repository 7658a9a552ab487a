import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { WatchedEntry } from "../contract.ts";
import { NOTE_MAX_LENGTH } from "../limits.ts";
import { Star } from "../star/card.tsx";
import { entryPathOf } from "./entry-path.ts";

/** A watched entry, with what one wrote about it. `now`: the moment of the page. */
export function WatchedRow({ row, now }: { row: WatchedEntry; now: string }) {
  const text = useTranslations("watching");
  const locale = useLocale();
  const { kind, id, name, line, opensAt, closesAt, note } = row;
  const hasEnd = kind === "program" || kind === "job";
  const about = [...line, text("since", { date: formatDate(row.watchedAt, locale) })];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 p-4.5 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:px-6">
      <LetterTile name={name} photo={row.logo} />
      <div className="min-w-0">
        <h2 className="text-base leading-tight wrap-anywhere">
          <Link to={entryPathOf(kind, locale, row.seoUrl)} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="mt-0.5 text-sm text-ink-muted wrap-anywhere">{about.join(" · ")}</p>
        <p className="mt-1.5 flex flex-wrap gap-2">
          <Tag>{text(`kind.${kind}`)}</Tag>
          {hasEnd && (
            <DeadlineTag
              deadline={{ opensAt, closesAt, asOf: now }}
              ended={kind === "program" ? "closed" : "expired"}
            />
          )}
        </p>
        {note && <p className="mt-2.5 max-w-prose text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
      </div>
      <div className="max-sm:col-start-2">
        <Star kind={kind} id={id} isWatched={true} />
      </div>
      <details className="col-start-2 text-sm sm:col-end-4">
        <summary className="inline-flex min-h-row cursor-pointer items-center font-semibold text-honey-deep hover:underline">
          {text(note ? "changeNote" : "addNote")}
          <span className="sr-only">: {name}</span>
        </summary>
        <Form method="post" className="mt-2 grid max-w-prose gap-3" preventScrollReset>
          <input type="hidden" name="entry" value={`${kind}.${id}`} />
          <TextArea
            label={text("noteOf", { name })}
            hint={text("noteHint")}
            name="note"
            rows={3}
            maxLength={NOTE_MAX_LENGTH}
            defaultValue={note ?? ""}
          />
          <div>
            <Button type="submit">{text("saveNote")}</Button>
          </div>
        </Form>
      </details>
    </li>
  );
}
