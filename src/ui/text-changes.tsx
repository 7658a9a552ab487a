interface Change {
  kind: "same" | "removed" | "added";
  text: string;
}

/** A text with what was removed from it and what was added. */
export const TextChanges = ({ changes }: { changes: readonly Change[] }) => (
  <p className="text-sm whitespace-pre-wrap wrap-anywhere">
    {changes.map((change, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces never change their order
      <Piece key={index} {...change} />
    ))}
  </p>
);

function Piece({ kind, text }: Change) {
  if (kind === "removed") return <del className="text-bad">{text}</del>;
  if (kind === "added") return <ins className="text-good">{text}</ins>;
  return text;
}
