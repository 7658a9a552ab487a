import type { Sharp } from "sharp";
import { AppError } from "#shared/errors.ts";
import { isPolyglot } from "./polyglot.server.ts";

/**
 * Variants by name: squares for logos and photos, widths for covers (16:5). The names are the endings of the fields in
 * the specification.
 */
const SQUARES = { "512": 512, "256": 256, "64": 64 } as const;
const COVERS = { High: 1920, Medium: 1200, Low: 640 } as const;
const COVER_RATIO = 5 / 16;
/** The logo of the portal: nothing is cut off; twice the largest size on a page. */
const MARK = { width: 480, height: 128 };
export type ImageKind = "square" | "cover" | "mark";

/** Width times height after decompression, however small the file is. */
export const MAX_PIXELS = 50_000_000;
const WEBP_QUALITY = 82;

/** Accepted formats by their first bytes. sharp alone would also accept SVG, GIF, TIFF and future formats. */
const SIGNATURES: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff,
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex")),
  (bytes) => bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP",
  (bytes) => /^ftyp(avif|avis|mif1)/.test(bytes.toString("latin1", 4, 12)),
];
const FORMATS = new Set(["jpeg", "png", "webp", "heif"]);

/** Smaller files cannot be pictures. */
const SHORTEST_SIDE = 16;

/**
 * Decodes a picture and encodes all variants as WebP, which removes metadata, appended files and scripts. Runs on
 * threads of libuv. Throws `notAnImage` and `tooBig`.
 */
export async function drawVariants(bytes: Buffer, kind: ImageKind): Promise<Map<string, Buffer>> {
  if (bytes.length < SHORTEST_SIDE || !SIGNATURES.some((matches) => matches(bytes))) throw new AppError("notAnImage");
  if (isPolyglot(bytes)) throw new AppError("notAnImage");
  const { default: sharp } = await import("sharp");
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error", animated: false });
  try {
    const { width, height, format } = await image.metadata();
    if (!FORMATS.has(format)) throw new AppError("notAnImage");
    if (width * height > MAX_PIXELS) throw new AppError("tooBig");
    const drawn = await { square: squares, cover: covers, mark }[kind](image);
    return new Map(drawn);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(/pixel limit/i.test(String(error)) ? "tooBig" : "notAnImage");
  }
}

/** Rotated by the camera's orientation, in sRGB. */
const upright = (image: Sharp) => image.clone().autoOrient().toColourspace("srgb");

const squares = (image: Sharp) =>
  Promise.all(
    Object.entries(SQUARES).map(
      async ([name, size]) =>
        [
          name,
          await upright(image).resize(size, size, { fit: "cover" }).webp({ quality: WEBP_QUALITY }).toBuffer(),
        ] as const,
    ),
  );

/** Small ones stay as they are. */
async function mark(image: Sharp) {
  const resized = upright(image).resize({ ...MARK, fit: "inside", withoutEnlargement: true });
  return [["Mark", await resized.webp({ quality: WEBP_QUALITY }).toBuffer()] as const];
}

const covers = (image: Sharp) =>
  Promise.all(
    Object.entries(COVERS).map(async ([name, width]) => {
      const height = Math.round(width * COVER_RATIO);
      return [
        name,
        await upright(image).resize(width, height, { fit: "cover" }).webp({ quality: WEBP_QUALITY }).toBuffer(),
      ] as const;
    }),
  );
