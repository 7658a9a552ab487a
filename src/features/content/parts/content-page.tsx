import { useLocale } from "use-intl";
import { VisitsChoice } from "#features/site/card.tsx";
import { formatDate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { DefaultLayout } from "#ui/layouts.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useTranslations } from "#ui/translations.ts";
import { PreviewNote } from "../card.tsx";
import type { ContentData } from "./content-loader.ts";

/** The title of a text is that of its page. */
export const contentMeta = (args: Parameters<typeof pageMeta>[0] & { loaderData?: ContentData }) => {
  const { loaderData } = args;
  if (!loaderData) return [];
  return pageMeta(args, { title: loaderData.title, description: loaderData.description, type: "article" });
};

export function ContentPage({ loaderData }: { loaderData: ContentData }) {
  const t = useTranslations("content");
  const locale = useLocale();
  const { title, description, body, inForceSince, choice, preview } = loaderData;
  return (
    <DefaultLayout className="pb-16">
      <article className="max-w-[68ch]">
        <div className="mb-5 empty:hidden">
          <PreviewNote note={preview} />
        </div>
        <h1 className="text-4xl text-balance wrap-anywhere sm:text-5xl">{title}</h1>
        <p className="mt-4 text-lg text-ink-muted text-pretty">{description}</p>
        {inForceSince && (
          <p className="mt-2 text-sm text-ink-muted">{t("inForce", { date: formatDate(inForceSince, locale) })}</p>
        )}
        <RichText html={body} className="mt-4" />
        {choice && (
          <section id="choice" aria-labelledby="choice-title" className="mt-9">
            <h2 id="choice-title" className="mb-3 text-xl">
              {t("choice")}
            </h2>
            <VisitsChoice choice={choice.countsVisits} />
          </section>
        )}
      </article>
    </DefaultLayout>
  );
}
