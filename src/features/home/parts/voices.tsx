import { HexAvatar } from "#ui/hexagon.tsx";
import { useTranslations } from "#ui/translations.ts";

/** The six testimonials: a caption and the key of a name each. */
const VOICES = [
  ["voice1", "name1"],
  ["voice2", "name2"],
  ["voice3", "name3"],
  ["voice4", "name4"],
  ["voice5", "name5"],
  ["voice6", "name6"],
] as const;

/** The name alone, without the occupation: the avatar takes its colour from it in both languages. */
const personIn = (caption: string) => caption.split(",", 1)[0]!;

export function Voices() {
  const t = useTranslations("home");
  return (
    <section aria-labelledby="voices" className="grid gap-5">
      <h2 id="voices" className="text-2xl">
        {t("voices")}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {VOICES.map(([caption, name]) => (
          <li key={name} className="rounded-card border border-line bg-surface">
            <figure className="flex h-full flex-col justify-between gap-5 p-5">
              <blockquote className="text-pretty">{t(caption)}</blockquote>
              <figcaption className="flex items-center gap-3 text-sm text-ink-muted">
                <HexAvatar name={personIn(t(name))} className="size-9 text-sm" />
                {t(name)}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
