import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { useTranslations } from "../translations.ts";
import { cropOf, type Frame, moved, START, zoomed } from "./crop.ts";

interface CropperProps {
  kind: "square" | "cover";
  title: string;
  file: File;
  onDone: (cut: Blob) => void;
  onUnreadable: () => void;
  onCancel: () => void;
}

/** Size of the upload in pixels: twice the largest photo or logo on a page, and the largest cover. */
const SIZES = { square: { width: 1024, height: 1024 }, cover: { width: 1920, height: 600 } };
/** Fraction of the visible part that one key press moves. */
const STEP_SHARE = 0.04;
const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP_SHARE, 0],
  ArrowRight: [STEP_SHARE, 0],
  ArrowUp: [0, -STEP_SHARE],
  ArrowDown: [0, STEP_SHARE],
};

/** Chooses the visible part of a picture: dragging or arrow keys move it, a slider or plus and minus zoom. */
export default function Cropper({ kind, title, file, onDone, onUnreadable, onCancel }: CropperProps) {
  const text = useTranslations("editForm.cropper");
  const canvas = useRef<HTMLCanvasElement>(null);
  const [picture, setPicture] = useState<ImageBitmap>();
  const [frame, setFrame] = useState<Frame>(START);
  const size = SIZES[kind];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the file is read once; it never changes under the dialog.
  useEffect(() => {
    let wanted = true;
    createImageBitmap(file, { imageOrientation: "from-image" }).then(
      (read) => (wanted ? setPicture(read) : read.close()),
      () => wanted && onUnreadable(),
    );
    return () => {
      wanted = false;
    };
  }, [file]);

  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context || !picture) return;
    const { x, y, width, height } = cropOf(picture, size, frame);
    context.imageSmoothingQuality = "high";
    context.clearRect(0, 0, size.width, size.height);
    context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  }, [picture, frame, size]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step) setFrame((now) => moved(now, ...step));
    else if (event.key === "+" || event.key === "-")
      setFrame((now) => zoomed(now, now.zoom + (event.key === "+" ? 0.1 : -0.1)));
    else return;
    event.preventDefault();
  };
  const onPointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    setFrame((now) => moved(now, -event.movementX / width, -event.movementY / height));
  };
  const done = () => canvas.current?.toBlob((cut) => (cut ? onDone(cut) : onUnreadable()), "image/jpeg", 0.92);

  return (
    <Dialog
      open
      wide={kind === "cover"}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button onClick={onCancel}>{text("cancel")}</Button>
          <Button kind="primary" disabled={!picture} onClick={done}>
            {text("use")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p id="cropper-hint" className="text-sm text-ink-muted">
          {text("hint")}
        </p>
        <div
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the picture in it.
          tabIndex={0}
          data-autofocus=""
          role="application"
          aria-label={text("area")}
          aria-describedby="cropper-hint"
          onKeyDown={onKeyDown}
          className="relative overflow-hidden rounded-control bg-sunken"
        >
          <canvas
            ref={canvas}
            {...size}
            className="block w-full cursor-move touch-none"
            onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
            onPointerMove={onPointerMove}
          />
          {kind === "square" && (
            <div
              aria-hidden="true"
              className="pointer-events-none absolute inset-0 bg-paper/70 [clip-path:polygon(0_0,100%_0,100%_100%,0_100%,0_0,50%_0,4%_25%,4%_75%,50%_100%,96%_75%,96%_25%,50%_0)]"
            />
          )}
        </div>
        <label className="flex items-center gap-3 text-sm font-semibold">
          {text("zoom")}
          <input
            type="range"
            min="1"
            max="4"
            step="0.05"
            value={frame.zoom}
            onChange={(event) => setFrame((now) => zoomed(now, Number(event.target.value)))}
            className="min-h-control min-w-0 flex-1 accent-honey-deep"
          />
        </label>
      </div>
    </Dialog>
  );
}
