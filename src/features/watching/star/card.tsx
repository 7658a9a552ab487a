import { useFetcher, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { Stroke } from "#ui/stroke.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { StarState } from "../contract.ts";

const STAR = "m10 2.8 2.2 4.6 5 .7-3.6 3.5.9 5-4.5-2.4-4.5 2.4.9-5L2.8 8.1l5-.7z";

/** Watches an entry and ends it; a form, so that it needs no scripts. Visitors sign in first. */
export function Star({ kind, id, isWatched }: StarState) {
  const text = useTranslations("watchingStar");
  const { Form, formData } = useFetcher();
  const { pathname, search } = useLocation();
  // What was pressed last shows at once.
  const isOn = formData ? formData.has("on") : isWatched;
  return (
    <Form method="post" action={RESOURCE_PATHS.watch[useLocale()]} preventScrollReset>
      <input type="hidden" name="entry" value={`${kind}.${id}`} />
      <input type="hidden" name="back" value={pathname + search} />
      <button type="submit" name={isOn ? "off" : "on"} className="button button-secondary" aria-pressed={isOn}>
        <Stroke path={STAR} className={isOn ? "size-4 fill-honey" : "size-4"} />
        {text(isOn ? "watching" : "watch")}
      </button>
    </Form>
  );
}
