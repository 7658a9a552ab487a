/** The visible part of a picture: its centre, from 0 to 1 of the possible range, and the zoom. */
export interface Frame {
  x: number;
  y: number;
  /** 1 shows as much of the picture as fits. */
  zoom: number;
}
export const START: Frame = { x: 0.5, y: 0.5, zoom: 1 };
export const CLOSEST_ZOOM = 4;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

interface Size {
  width: number;
  height: number;
}

/** The rectangle of the picture in its pixels, with the proportions of `wanted`. */
export function cropOf(picture: Size, wanted: Size, { x, y, zoom }: Frame) {
  const scale = Math.min(picture.width / wanted.width, picture.height / wanted.height) / zoom;
  const width = wanted.width * scale;
  const height = wanted.height * scale;
  return { x: (picture.width - width) * x, y: (picture.height - height) * y, width, height };
}

/** Moves by fractions of the visible part. */
export const moved = (frame: Frame, right: number, down: number): Frame => ({
  ...frame,
  x: within(frame.x + right, 0, 1),
  y: within(frame.y + down, 0, 1),
});

export const zoomed = (frame: Frame, zoom: number): Frame => ({ ...frame, zoom: within(zoom, 1, CLOSEST_ZOOM) });
