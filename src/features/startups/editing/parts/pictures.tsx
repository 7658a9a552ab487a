import { type ChangeEvent, lazy, Suspense, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { IMAGE_LIMIT } from "#shared/upload-limits.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { FileButton, PICTURE_FORMATS } from "#ui/pictures/file-button.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { EditableStartup } from "../contract.ts";

const Cropper = lazy(() => import("#ui/pictures/cropper.tsx"));
type Kind = "logo" | "cover";

/** Logo and cover: chosen, cut and saved at once. */
export function Pictures({ startup }: { startup: Omit<EditableStartup, "lists"> }) {
  const text = useTranslations("startupEditing");
  const [chosen, setChosen] = useState<{ kind: Kind; file: File }>();
  const [unreadable, setUnreadable] = useState(false);
  const logo = usePicture(startup.id, "logo");
  const cover = usePicture(startup.id, "cover");
  const choose = (kind: Kind) => (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    setUnreadable(file !== undefined && !file.type.startsWith("image/"));
    if (file?.type.startsWith("image/")) setChosen({ kind, file });
  };
  return (
    <Card title={text("sections.pictures")}>
      <div className="flex flex-wrap items-center gap-4">
        <HexAvatar name={startup.name} photo={startup.logo} className="size-16 text-2xl" />
        {startup.cover && (
          <img src={startup.cover} alt={text("pictures.coverOf")} className="h-16 w-51 rounded-control object-cover" />
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        <FileButton label={text("pictures.logo")} accept={PICTURE_FORMATS} busy={logo.busy} onChange={choose("logo")} />
        <FileButton
          label={text("pictures.cover")}
          accept={PICTURE_FORMATS}
          busy={cover.busy}
          onChange={choose("cover")}
        />
        {startup.logo && (
          <Button kind="quiet" onClick={logo.remove}>
            {text("pictures.removeLogo")}
          </Button>
        )}
        {startup.cover && (
          <Button kind="quiet" onClick={cover.remove}>
            {text("pictures.removeCover")}
          </Button>
        )}
      </div>
      <p className="mt-3 text-sm text-ink-muted">{text("pictures.hint", { size: IMAGE_LIMIT / 1024 / 1024 })}</p>
      <p role="alert" className="text-sm font-medium text-bad empty:hidden">
        {unreadable ? text("pictures.notAnImage") : (logo.failure ?? cover.failure)}
      </p>
      {chosen && (
        <Suspense fallback={<Spinner />}>
          <Cropper
            kind={chosen.kind === "logo" ? "square" : "cover"}
            title={text(`pictures.${chosen.kind}`)}
            file={chosen.file}
            onDone={(blob) => {
              (chosen.kind === "logo" ? logo : cover).send(new File([blob], chosen.file.name, { type: blob.type }));
              setChosen(undefined);
            }}
            onUnreadable={() => {
              setUnreadable(true);
              setChosen(undefined);
            }}
            onCancel={() => setChosen(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}

function usePicture(id: string, kind: Kind) {
  const text = useTranslations("editForm");
  const { submit, state, data } = useFetcher<{ failure?: ActionFailure }>();
  const send = (file?: File) => {
    const form = new FormData();
    form.set("id", id);
    form.set("kind", kind);
    if (file) form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const failure = state === "idle" ? data?.failure : undefined;
  return {
    send,
    remove: () => send(),
    busy: state !== "idle",
    failure: failure && (failure.code === "connectionLost" ? text("connectionLost") : failure.value),
  };
}
