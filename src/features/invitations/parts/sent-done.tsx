import { useTranslations } from "#ui/translations.ts";
import { Note } from "./note.tsx";

/** Confirms the last action, which the address names. */
export function SentDone({ query }: { query: URLSearchParams }) {
  const text = useTranslations("invitations.sent.done");
  const done = (["sent", "resent", "withdrawn"] as const).find((candidate) => candidate === query.get("done"));
  if (!done) return null;
  const count = (name: string) => Math.max(0, Math.trunc(Number(query.get(name))) || 0);
  if (done !== "sent") return <Note tone="good">{text(done)}</Note>;
  return (
    <Note tone="good">
      {text("sent", { count: count("count") })} {count("waiting") > 0 && text("waiting", { count: count("waiting") })}
    </Note>
  );
}
