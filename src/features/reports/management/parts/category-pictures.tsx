import type { ChangeEvent } from "react";
import { useFetcher } from "react-router";
import { IMAGE_LIMIT } from "#shared/upload-limits.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { FileButton, PICTURE_FORMATS } from "#ui/pictures/file-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { VersionedAnswer } from "#ui/versioned-form/use-opened.ts";

interface CategoryPicturesProps {
  pictures: { language: "en" | "tr"; cover: string | null; gallery: string[] };
}

/** Cover and gallery of a category in one language. */
export function CategoryPictures({ pictures: { language, cover, gallery } }: CategoryPicturesProps) {
  const text = useTranslations("reportsManagement.category");
  const { submit, state, data } = useFetcher<VersionedAnswer>();
  const isBusy = state !== "idle";
  const upload =
    (intent: "cover" | "picture") =>
    ({ target }: ChangeEvent<HTMLInputElement>) => {
      const file = target.files?.[0];
      if (!file) return;
      const form = new FormData();
      form.set("intent", intent);
      form.set("language", language);
      form.set("file", file);
      void submit(form, { method: "post", encType: "multipart/form-data" });
    };
  const send = (fields: Record<string, string>) => void submit({ ...fields, language }, { method: "post" });
  return (
    <Card title={text("pictures", { language: text(`languages.${language}`) })}>
      <div className="grid gap-4">
        {!isBusy && data?.failure && <FormAlert failure={data.failure} />}
        <h3 className="text-base">{text("cover")}</h3>
        {cover ? (
          <img src={cover} alt={text("coverAlt")} className="aspect-16/5 w-full rounded-control object-cover" />
        ) : (
          <p className="text-sm text-ink-muted">{text("noCover")}</p>
        )}
        <div className="flex flex-wrap gap-3">
          <FileButton
            label={text(cover ? "replace" : "upload")}
            accept={PICTURE_FORMATS}
            busy={isBusy}
            onChange={upload("cover")}
          />
          {cover && (
            <Button kind="quiet" onClick={() => send({ intent: "removeCover" })}>
              {text("remove")}
            </Button>
          )}
        </div>
        <h3 className="text-base">{text("gallery")}</h3>
        {gallery.length === 0 ? (
          <p className="text-sm text-ink-muted">{text("noGallery")}</p>
        ) : (
          <ul className="grid gap-4 sm:grid-cols-2">
            {gallery.map((address, index) => (
              <li key={address} className="grid gap-2">
                <img
                  src={address}
                  alt={text("galleryAlt", { number: index + 1 })}
                  className="aspect-16/5 w-full rounded-control object-cover"
                />
                <Button kind="quiet" onClick={() => send({ intent: "removePicture", address })}>
                  {text("removePicture", { number: index + 1 })}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div>
          <FileButton label={text("add")} accept={PICTURE_FORMATS} busy={isBusy} onChange={upload("picture")} />
        </div>
        <p className="text-sm text-ink-muted">{text("hint", { size: IMAGE_LIMIT / 1024 / 1024 })}</p>
      </div>
    </Card>
  );
}
