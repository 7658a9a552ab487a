import type { Testimonial } from "#features/content/contract.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { useTranslations } from "#ui/translations.ts";

/** Praise of the portal: a caption each, with name and role. */
export function Voices({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const t = useTranslations("home");
  return (
    <section id="voices" aria-labelledby="voices-title" className="grid gap-5">
      <h2 id="voices-title" className="text-2xl">
        {t("voices")}
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {testimonials.map(({ caption, name, role }) => (
          <li key={caption} className="rounded-card border border-line bg-surface">
            <figure className="flex h-full flex-col justify-between gap-5 p-5">
              <blockquote className="text-pretty wrap-anywhere">{caption}</blockquote>
              <figcaption className="flex items-center gap-3 text-sm text-ink-muted">
                <HexAvatar name={name} className="size-9 text-sm" />
                {`${name}, ${role}`}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
