import { type DrawnPicture, drawPicture } from "./draw-picture.server.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips, no JSX, nothing of the server. */
export default function render(picture: DrawnPicture): Promise<Uint8Array> {
  return drawPicture(picture);
}
