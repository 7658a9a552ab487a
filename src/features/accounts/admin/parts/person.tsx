import { HexAvatar } from "#ui/hexagon.tsx";

/** Who it is, with the picture. */
export function Person({ name, photo }: { name: string; photo: string | null }) {
  return (
    <span className="flex items-center gap-2.5">
      <HexAvatar name={name} photo={photo} className="size-8 text-xs max-sm:hidden" />
      <span className="min-w-0 truncate font-semibold" title={name}>
        {name}
      </span>
    </span>
  );
}
