import { TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";

interface CallExampleProps {
  /** The key itself, where it is shown. */
  secret?: string;
  origin: string;
}

/** A first call, to copy. */
export function CallExample({ secret = "kovan_…", origin }: CallExampleProps) {
  const text = useTranslations("keys");
  return (
    <section>
      <h3 className="font-semibold">{text("howTo")}</h3>
      <pre className="mt-2 rounded-card bg-sunken p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {`curl -H "Authorization: Bearer ${secret}" "${origin}/api/v1/startups?limit=5&fields=name,url"`}
      </pre>
      <p className="mt-2">
        <a href="/docs" className={TEXT_LINK}>
          {text("docs")}
        </a>
      </p>
    </section>
  );
}
