import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { FILE_LIMIT } from "#shared/upload-limits.ts";
import { Button } from "#ui/button.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { FileButton } from "#ui/pictures/file-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnProfile } from "../../profile/contract.ts";
import { Section } from "../../profile/parts/section.tsx";
import { useUpload } from "./pictures.tsx";

/** The CV: one PDF that only its owner sees, and who gets a copy with an application to a job. */
export function Cv({ profile }: { profile: OwnProfile }) {
  const text = useTranslations("talentsProfile");
  const { send, remove, busy, failure } = useUpload("cv");
  return (
    <Section name="cv" className="grid gap-3">
      <p className="text-sm text-ink-muted">{text("cv.hint", { size: FILE_LIMIT / 1024 / 1024 })}</p>
      {profile.cv && (
        <p>
          <a
            href={RESOURCE_PATHS.ownCv}
            className="inline-flex min-h-row items-center gap-2 font-semibold wrap-anywhere text-honey-deep hover:underline"
          >
            <DownloadIcon className="size-4" />
            {profile.cv}
          </a>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <FileButton
          label={text(profile.cv ? "cv.replace" : "cv.add")}
          accept="application/pdf"
          busy={busy}
          onChange={({ target }) => {
            const file = target.files?.[0];
            target.value = "";
            if (file) send(file);
          }}
        />
        {profile.cv && (
          <Button kind="quiet" onClick={remove}>
            {text("cv.remove")}
          </Button>
        )}
      </div>
      <p role="alert" className="text-sm font-medium text-bad empty:hidden">
        {failure}
      </p>
    </Section>
  );
}
