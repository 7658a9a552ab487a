import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { IntlProvider, type Messages } from "use-intl";
import { defaultLocale, homeZone } from "#shared/house.ts";
import { isLocale, type Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { Link } from "#ui/link.tsx";
import { NoticeProvider } from "#ui/notice.tsx";
import { ControlSamples } from "./control-samples.tsx";
import { DataSamples } from "./data-samples.tsx";
import { FeedbackSamples } from "./feedback-samples.tsx";
import { ListSample } from "./list-sample.tsx";
import { ThemeName } from "./sample.tsx";
import { TypeSamples } from "./type-samples.tsx";

const THEMES = ["light", "dark"] as const;

export const meta = () => [{ title: "Kovan UI" }, { name: "robots", content: "noindex" }];

/** The types of this route are not made where it is left out of a build. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = new URL(request.url).searchParams.get("locale");
  const locale = isLocale(wanted) ? wanted : defaultLocale();
  return { locale, texts: pageContext(context).textsOf("ui", locale) };
}

/** Every component in every state: `?locale=tr` for Turkish, `?theme=dark` for one theme instead of both side by side. */
export default function UiPage() {
  const { locale, texts } = useLoaderData<typeof loader>();
  const [search] = useSearchParams();
  const themes = THEMES.filter((theme) => (search.get("theme") ?? theme) === theme);
  return (
    <div>
      <nav aria-label="View" className="flex flex-wrap gap-4 px-6 pt-4 text-sm font-semibold">
        <Link to="?locale=en">English</Link>
        <Link to="?locale=tr">Türkçe</Link>
        <Link to={`?locale=${locale}&theme=light`}>Light</Link>
        <Link to={`?locale=${locale}&theme=dark`}>Dark</Link>
      </nav>
      <h1 className="px-6 pt-4 text-3xl">Kovan UI</h1>
      <div className={themes.length > 1 ? "grid items-start xl:grid-cols-2" : undefined}>
        {themes.map((theme) => (
          <Samples key={theme} theme={theme} locale={locale} texts={texts} />
        ))}
      </div>
    </div>
  );
}

interface SamplesProps {
  theme: (typeof THEMES)[number];
  locale: Locale;
  texts: Messages["ui"];
}

function Samples({ theme, locale, texts }: SamplesProps) {
  return (
    <IntlProvider locale={locale} messages={{ ui: texts }} timeZone={homeZone()}>
      <NoticeProvider>
        <ThemeName value={theme}>
          <div data-theme={theme} lang={locale} className="grid min-w-0 gap-10 p-6">
            <TypeSamples />
            <ListSample theme={theme} />
            <ControlSamples />
            <DataSamples />
            <FeedbackSamples />
          </div>
        </ThemeName>
      </NoticeProvider>
    </IntlProvider>
  );
}
