import { useLocale } from "use-intl";
import { VisitsChoice } from "#features/site/card.tsx";
import { isSiteAdmin } from "#shared/access.ts";
import { AppError } from "#shared/errors.ts";
import { formatDate } from "#shared/format.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { InfoIcon } from "#ui/icon.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Note } from "#ui/note.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/content.page";
import { getContent } from "./contract.ts";
import { getEditedContent } from "./editing/contract.ts";
import { PREVIEW_PARAM } from "./editing/limits.ts";
import { contentKeyOf } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, path, countsVisits, viewer, locale } = pageContext(context);
  if (!path) throw new AppError("notFound");
  const key = contentKeyOf(path);
  const published = await api(getContent, { query: { id: key } });
  const isPreview = url.searchParams.has(PREVIEW_PARAM) && isSiteAdmin(viewer);
  const draft = isPreview ? await api(getEditedContent, { params: { key } }) : undefined;
  const text = draft ? { ...published, ...draft.texts[locale], locale, inForceSince: draft.inForceSince } : published;
  return { ...text, isPreview, choice: path === "cookiePolicy" ? { countsVisits } : undefined };
}

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args;
  if (!loaderData) return [];
  return pageMeta(args, { title: loaderData.title, description: loaderData.description, type: "article" });
};

export default function ContentPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("content");
  const locale = useLocale();
  const { title, description, body, inForceSince, choice, isPreview } = loaderData;
  const isOther = loaderData.locale !== locale;
  return (
    <DefaultLayout className="pb-16">
      <article lang={isOther ? loaderData.locale : undefined} className="max-w-[68ch]">
        {isPreview && (
          <div className="mb-5">
            <Note icon={<InfoIcon />} title={t("preview")}>
              <p>{t("previewHint")}</p>
            </Note>
          </div>
        )}
        {isOther && (
          <p lang={locale} className="mb-4 text-sm text-ink-muted">
            {t("otherLanguage")}
          </p>
        )}
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
