import { type ChangeEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import { IMAGE_LIMIT } from "#shared/upload-limits.ts";
import { Button } from "../button.tsx";
import { Card } from "../card.tsx";
import { HexAvatar } from "../hexagon.tsx";
import { FileButton, PICTURE_FORMATS } from "../pictures/file-button.tsx";
import { loadedLater } from "../reload-overlay.tsx";
import { Spinner } from "../spinner.tsx";
import { useTranslations } from "../translations.ts";

const Cropper = loadedLater(() => import("../pictures/cropper.tsx"));
type Kind = "logo" | "cover";

interface PicturesProps {
  /** `cover` is left out where a noun has none. */
  thing: { id: string; name: string; logo: string | null; cover?: string | null };
}

/** Logo and cover of a thing: chosen, cut and saved at once. */
export function Pictures({ thing }: PicturesProps) {
  const text = useTranslations("editPage");
  const [chosen, setChosen] = useState<{ kind: Kind; file: File }>();
  const [unreadable, setUnreadable] = useState(false);
  const pictures = { logo: usePicture(thing.id, "logo"), cover: usePicture(thing.id, "cover") };
  const kinds: readonly Kind[] = thing.cover === undefined ? ["logo"] : ["logo", "cover"];
  const choose = (kind: Kind) => (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = "";
    setUnreadable(file !== undefined && !file.type.startsWith("image/"));
    if (file?.type.startsWith("image/")) setChosen({ kind, file });
  };
  return (
    <Card title={text(`pictures.title.${kinds.at(-1)!}`)}>
      <div className="flex flex-wrap items-center gap-4">
        <HexAvatar name={thing.name} photo={thing.logo} className="size-16 text-2xl" />
        {thing.cover && (
          <img
            src={thing.cover}
            alt={text("pictures.coverOf", { name: thing.name })}
            className="h-16 w-51 rounded-control object-cover"
          />
        )}
      </div>
      <div className="mt-4 flex flex-wrap gap-3">
        {kinds.map((kind) => (
          <FileButton
            key={kind}
            label={text(`pictures.${kind}`)}
            accept={PICTURE_FORMATS}
            busy={pictures[kind].busy}
            onChange={choose(kind)}
          />
        ))}
        {kinds
          .filter((kind) => thing[kind])
          .map((kind) => (
            <Button key={kind} kind="quiet" onClick={pictures[kind].remove}>
              {text(`pictures.remove.${kind}`)}
            </Button>
          ))}
      </div>
      <p className="mt-3 text-sm text-ink-muted">{text("pictures.hint", { size: IMAGE_LIMIT / 1024 / 1024 })}</p>
      <p role="alert" className="text-sm font-medium text-bad empty:hidden">
        {unreadable ? text("pictures.notAnImage") : (pictures.logo.failure ?? pictures.cover.failure)}
      </p>
      {chosen && (
        <Cropper
          waiting={<Spinner />}
          kind={chosen.kind === "logo" ? "square" : "cover"}
          title={text(`pictures.${chosen.kind}`)}
          file={chosen.file}
          onDone={(blob) => {
            pictures[chosen.kind].send(new File([blob], chosen.file.name, { type: blob.type }));
            setChosen(undefined);
          }}
          onUnreadable={() => {
            setUnreadable(true);
            setChosen(undefined);
          }}
          onCancel={() => setChosen(undefined)}
        />
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
