import { useSearchParams } from "react-router";
import { IntlProvider } from "use-intl";
import { isLocale, type Locale } from "#shared/locale.ts";
import { Link } from "#ui/link.tsx";
import en from "#ui/messages.en.ts";
import tr from "#ui/messages.tr.ts";
import { NoticeProvider } from "#ui/notice.tsx";
import { ControlSamples } from "./parts/control-samples.tsx";
import { DataSamples } from "./parts/data-samples.tsx";
import { FeedbackSamples } from "./parts/feedback-samples.tsx";
import { ListSample } from "./parts/list-sample.tsx";
import { ThemeName } from "./parts/sample.tsx";
import { TypeSamples } from "./parts/type-samples.tsx";

const THEMES = ["light", "dark"] as const;
const UI_TEXTS = { en, tr };

export const meta = () => [{ title: "Kovan UI" }, { name: "robots", content: "noindex" }];

/** Every component in every state: `?locale=tr` for Turkish, `?theme=dark` for one theme instead of both side by side. */
export default function UiPage() {
  const [search] = useSearchParams();
  const language = search.get("locale");
  const locale = isLocale(language) ? language : "en";
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
          <Samples key={theme} theme={theme} locale={locale} />
        ))}
      </div>
    </div>
  );
}

function Samples({ theme, locale }: { theme: (typeof THEMES)[number]; locale: Locale }) {
  return (
    <IntlProvider locale={locale} messages={{ ui: UI_TEXTS[locale] }} timeZone="Europe/Istanbul">
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
