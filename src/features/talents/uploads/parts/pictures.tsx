import { type ChangeEvent, useState } from "react";
import { useFetcher } from "react-router";
import { IMAGE_LIMIT } from "#shared/upload-limits.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classes } from "#ui/classes.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { FileButton, PICTURE_FORMATS } from "#ui/pictures/file-button.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnProfile } from "../../profile/contract.ts";
import type { FileAnswer } from "../../profile/parts/profile-action.ts";

const Cropper = loadedLater(() => import("#ui/pictures/cropper.tsx"));

type Kind = "photo" | "cover";

/** Cover and photo: chosen, cropped and uploaded at once. */
export function Pictures({ profile }: { profile: OwnProfile }) {
  const text = useTranslations("talentsProfile");
  const [chosen, setChosen] = useState<{ kind: Kind; file: File }>();
  const [refused, setRefused] = useState<Kind>();
  const photo = useUpload("photo");
  const cover = useUpload("cover");
  const choose = (kind: Kind) => (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    setRefused(undefined);
    if (file && !file.type.startsWith("image/")) setRefused(kind);
    else if (file) setChosen({ kind, file });
  };
  const stamp = Date.parse(profile.updatedAt);
  const stamped = (address: string | null) => address && `${address}?${stamp}`;
  const name = `${profile.name} ${profile.surname}`;
  return (
    <Card flush>
      <div className={classes("w-full overflow-hidden bg-honey-soft", profile.pC_Medium ? "aspect-16/5" : "h-24")}>
        {profile.pC_Medium && (
          <img
            src={stamped(profile.pC_Medium)!}
            alt={text("pictures.coverOf")}
            fetchPriority="high"
            className="size-full object-cover"
          />
        )}
      </div>
      <div className="grid gap-4 px-5 pb-5 sm:px-6">
        <div className="-mt-12 flex flex-wrap items-end justify-between gap-3">
          <HexAvatar name={name} photo={stamped(profile.pP_256)} className="size-24 text-3xl" />
        </div>
        <div className="flex flex-wrap gap-3">
          <FileButton
            label={text("pictures.photo")}
            accept={PICTURE_FORMATS}
            busy={photo.busy}
            onChange={choose("photo")}
          />
          <FileButton
            label={text("pictures.cover")}
            accept={PICTURE_FORMATS}
            busy={cover.busy}
            onChange={choose("cover")}
          />
          {profile.pP_512 && (
            <Button kind="quiet" onClick={() => photo.remove()}>
              {text("pictures.removePhoto")}
            </Button>
          )}
          {profile.pc && (
            <Button kind="quiet" onClick={() => cover.remove()}>
              {text("pictures.removeCover")}
            </Button>
          )}
        </div>
        <p className="text-sm text-ink-muted">{text("pictures.hint", { size: IMAGE_LIMIT / 1024 / 1024 })}</p>
        <p role="alert" className="text-sm font-medium text-bad empty:hidden">
          {refused ? text("pictures.notAnImage") : (photo.failure ?? cover.failure)}
        </p>
      </div>
      {chosen && (
        <Cropper
          waiting={<Spinner />}
          kind={chosen.kind === "photo" ? "square" : "cover"}
          title={text(`pictures.${chosen.kind}Cut`)}
          file={chosen.file}
          onDone={(blob) => {
            (chosen.kind === "photo" ? photo : cover).send(new File([blob], chosen.file.name, { type: blob.type }));
            setChosen(undefined);
          }}
          onUnreadable={() => {
            setRefused(chosen.kind);
            setChosen(undefined);
          }}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </Card>
  );
}

/** Uploads or removes one file of the profile; the page reloads its data afterwards. */
export function useUpload(kind: Kind | "cv") {
  const text = useTranslations("talentsProfile");
  const { submit, state, data } = useFetcher<FileAnswer>();
  const send = (file: File) => {
    const form = new FormData();
    form.set("intent", kind);
    form.set("file", file);
    void submit(form, { method: "post", encType: "multipart/form-data" });
  };
  const remove = () => void submit({ intent: "remove", kind }, { method: "post" });
  const failure = state === "idle" ? data?.failure : undefined;
  const said = failure && (failure.code === "connectionLost" ? text("connectionLost") : failure.value);
  return { send, remove, busy: state !== "idle", failure: said };
}
