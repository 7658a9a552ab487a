import { HexAvatar, LetterTile } from "#ui/hexagon.tsx";
import type { SearchResult } from "../contract.ts";
import { markMatches } from "../rules.ts";

/** One result: picture, name with the matching parts marked, note. */
export function ResultRow({ result, search }: { result: SearchResult; search: string }) {
  const Picture = result.type === "people" ? HexAvatar : LetterTile;
  const parts = markMatches(result.name, search);
  return (
    <>
      <Picture name={result.name} photo={result.image} className="size-9 text-sm" />
      <span className="grid min-w-0 leading-snug">
        <span className="truncate">
          {parts.map(({ text, matched }, index) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one name never change places
            matched ? <mark key={index}>{text}</mark> : text,
          )}
        </span>
        {result.note && <span className="truncate text-sm text-ink-muted">{result.note}</span>}
      </span>
    </>
  );
}
