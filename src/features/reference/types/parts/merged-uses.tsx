import { useLocale } from "use-intl";
import type { Answer } from "#shared/endpoint.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { useTranslations } from "#ui/translations.ts";
import { useFetched } from "#ui/use-fetched.ts";
import type { typeUses } from "../contract.ts";

/** How many things get another value with a merge, before it is confirmed. */
export function MergedUses({ id }: { id: string }) {
  const text = useTranslations("referenceTypes.merged");
  const locale = useLocale();
  const { data, hasFailed } = useFetched<Answer<typeof typeUses>>(`${RESOURCE_PATHS.typeUses[locale]}?id=${id}`);
  return (
    <div role="status" className="text-sm text-ink-muted">
      {!data && <p>{text(hasFailed ? "notCounted" : "counting")}</p>}
      {data?.length === 0 && <p>{text("nothing")}</p>}
      {data && data.length > 0 && (
        <>
          <p>{text("title")}</p>
          <ul className="mt-1 list-disc ps-5 text-ink">
            {data.map(({ noun, count }) => (
              <li key={noun}>{text(`nouns.${noun}`, { count })}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
