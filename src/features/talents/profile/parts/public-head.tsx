import type { ReactNode } from "react";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import type { PublicProfile } from "../contract.ts";

interface PublicHeadProps {
  profile: PublicProfile;
  /** Heading level of the name. */
  heading: "h1" | "h2";
  actions: ReactNode;
}

/** Pictures, name, title and place of somebody. */
export function PublicHead({ profile, heading: Heading, actions }: PublicHeadProps) {
  const name = `${profile.name} ${profile.surname}`;
  const place = [profile.cityName, profile.countryName].filter(Boolean).join(", ");
  return (
    <Card flush as="header">
      <div
        className={classes(
          "w-full overflow-hidden border-b border-line bg-honey-soft",
          profile.pC_Medium ? "aspect-16/5 max-h-72" : "h-24 sm:h-32",
        )}
      >
        {profile.pC_Medium && (
          <img
            src={profile.pC_Medium}
            srcSet={srcSetOf(profile)}
            sizes="(min-width: 64rem) 60rem, 100vw"
            alt=""
            fetchPriority="high"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="grid gap-3 px-5 pb-6 sm:px-6">
        <div className="-mt-12 flex items-end justify-between gap-4">
          <HexAvatar name={name} photo={profile.pP_256} className="size-24 text-3xl" />
          {actions}
        </div>
        <div>
          <Heading className="text-2xl text-balance wrap-anywhere">{name}</Heading>
          {profile.title && <p className="text-lg text-balance wrap-anywhere">{profile.title}</p>}
          <p className="mt-1 text-ink-muted">{[profile.userTypeName, place].filter(Boolean).join(" · ")}</p>
        </div>
      </div>
    </Card>
  );
}

/** Widths of the stored variants. */
function srcSetOf({ pC_High, pC_Medium, pC_Low }: PublicProfile): string | undefined {
  if (!pC_High || pC_High === pC_Low) return undefined;
  return `${pC_Low} 640w, ${pC_Medium} 1200w, ${pC_High} 1920w`;
}
