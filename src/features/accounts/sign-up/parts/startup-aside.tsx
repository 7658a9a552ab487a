import { LetterTile } from "#ui/hexagon.tsx";

interface StartupAsideProps {
  name: string;
  tagline: string | null;
  logo: string | null;
  /** The next step. */
  note?: string;
}

/** The startup that the person would like to join. */
export function StartupAside({ name, tagline, logo, note }: StartupAsideProps) {
  return (
    <section className="rounded-card border border-line bg-honey-soft p-6">
      <LetterTile name={name} photo={logo} className="size-16 text-2xl" />
      <p className="mt-4 font-display text-xl font-bold wrap-anywhere">{name}</p>
      {tagline && <p className="mt-1 text-ink-muted wrap-anywhere">{tagline}</p>}
      {note && <p className="mt-4 border-t border-line pt-4 text-sm">{note}</p>}
    </section>
  );
}
