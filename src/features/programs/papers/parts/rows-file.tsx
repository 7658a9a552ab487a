import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FileButton } from "#ui/pictures/file-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MinutesFileCheck } from "../contract.ts";
import { Finding } from "./finding.tsx";

/** The file with the exact rows of minutes: downloaded, and checked again wherever it comes from. */
export function RowsFile({ minutesId }: { minutesId: string }) {
  const text = useTranslations("programsPapers");
  const locale = useLocale();
  const { submit, state, data } = useFetcher<{ file?: MinutesFileCheck; failure?: ActionFailure }>();
  const check = (file: File) => {
    const form = new FormData();
    form.set("minutesId", minutesId);
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const found = data?.file;
  const sentence = () => {
    if (!found) return null;
    if (found.brokenAt !== null) return text("fileBroken", { row: found.brokenAt });
    return found.isSealed ? text("fileSealed", { count: found.rows }) : text("fileOther");
  };
  return (
    <section className="mt-3 border-t border-line pt-3" aria-label={text("rowsFile")}>
      <p className="mb-2 text-sm text-ink-muted">{text("rowsHint")}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          reloadDocument
          to={`${RESOURCE_PATHS.programPaper[locale]}?${new URLSearchParams({ kind: "rows", minutesId })}`}
        >
          {text("rowsFile")}
        </ButtonLink>
        <FileButton
          label={text("file")}
          accept=".jsonl"
          busy={state !== "idle"}
          onChange={({ target }) => {
            const file = target.files?.[0];
            if (file) check(file);
            target.value = "";
          }}
        />
      </div>
      {data?.failure && <FormAlert failure={data.failure} />}
      {found && (
        <ul aria-live="polite" className="mt-3 text-sm">
          <Finding isGood={found.isSealed && found.brokenAt === null}>{sentence()!}</Finding>
        </ul>
      )}
    </section>
  );
}
