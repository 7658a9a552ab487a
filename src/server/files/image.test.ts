import sharp from "sharp";
import { expect, test } from "vitest";
import { drawVariants } from "./image.server.ts";

const picture = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: "#1a763f" } });
const refusal = (bytes: Buffer) =>
  drawVariants(bytes, "square").then(
    () => "taken",
    (error) => error.code,
  );

test.each(["jpeg", "png", "webp", "avif"] as const)("a %s becomes all variants", async (format) => {
  const drawn = await drawVariants(await picture().toFormat(format).toBuffer(), "square");
  const sizes = await Promise.all(
    [...drawn].map(async ([name, bytes]) => [name, await sharp(bytes).metadata()] as const),
  );
  expect(sizes.map(([name, { width, height, format }]) => [name, width, height, format]).toSorted()).toEqual([
    ["256", 256, 256, "webp"],
    ["512", 512, 512, "webp"],
    ["64", 64, 64, "webp"],
  ]);
});

test("covers come in three widths of one shape", async () => {
  const drawn = await drawVariants(await picture(2400, 900).jpeg().toBuffer(), "cover");
  const sizes = await Promise.all([...drawn.values()].map(async (bytes) => await sharp(bytes).metadata()));
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [1920, 600],
    [1200, 375],
    [640, 200],
  ]);
});

test("place and camera are gone, and the picture stands upright", async () => {
  const exif = { IFD0: { Make: "Kamera" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "41/1 0/1 0/1" } };
  const half = await sharp({ create: { width: 100, height: 200, channels: 3, background: "#fff" } })
    .png()
    .toBuffer();
  // The left half is white; turned by a quarter as orientation 6 says, it is the upper half.
  const bytes = await sharp({ create: { width: 200, height: 200, channels: 3, background: "#000" } })
    .composite([{ input: half, left: 0, top: 0 }])
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const drawn = (await drawVariants(bytes, "square")).get("64")!;
  const { exif: kept, xmp, icc, orientation } = await sharp(drawn).metadata();
  expect([kept, xmp, icc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
  const lightness = (x: number, y: number) => data[(y * info.width + x) * info.channels]!;
  expect([lightness(60, 4) > 200, lightness(4, 60) < 60]).toEqual([true, true]);
});

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

test.each([
  ["SVG", Buffer.from(SVG)],
  ["HTML", Buffer.from("<!doctype html><script>alert(1)</script>")],
  ["a comment behind the first bytes of a JPEG", Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from(SVG)])],
  ["GIF", Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64")],
  ["nothing", Buffer.alloc(0)],
  ["zeros", Buffer.alloc(1000)],
])("%s is no image", async (_name, bytes) => {
  expect(await refusal(bytes)).toBe("notAnImage");
});

test("half a picture is no image", async () => {
  const whole = await picture().png({ compressionLevel: 0 }).toBuffer();
  expect(await refusal(whole.subarray(0, whole.length / 2))).toBe("notAnImage");
});

test("60 megapixels in a small file are too big", async () => {
  const bytes = await picture(10_000, 6_000).png().toBuffer();
  expect(bytes.length).toBeLessThan(1_000_000);
  expect(await refusal(bytes)).toBe("tooBig");
});

test.each([
  ["a page behind a PNG", "png", "<html><script>alert(1)</script>"],
  ["a script behind a PNG", "png", "*/;alert(1)//"],
  ["a page behind a JPEG", "jpeg", "<!DOCTYPE html><body onload=alert(1)>"],
  ["a server's script behind a JPEG", "jpeg", "<?php system($_GET[0]);"],
  ["a picture of lines behind a JPEG", "jpeg", '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ["a script behind a JPEG", "jpeg", "/*=alert(1)//"],
  ["a script behind a WebP", "webp", "*/;alert(1)//"],
  ["a script behind an AVIF", "avif", "*/;alert(1)//"],
  ["a document behind a WebP", "webp", "%PDF-1.7\n%%EOF"],
  ["an archive behind a WebP", "webp", `PK\u0005\u0006${"\0".repeat(18)}`],
] as const)("%s is no image", async (_name, format, behind) => {
  const bytes = Buffer.concat([await picture().toFormat(format).toBuffer(), Buffer.from(behind, "latin1")]);
  expect(await refusal(bytes)).toBe("notAnImage");
});

test("a JPEG with a hundred thousand empty ones behind it is no image", async () => {
  const empty = Buffer.from("ffd8ffd9".repeat(100_000), "hex");
  expect(await refusal(Buffer.concat([await picture().jpeg().toBuffer(), empty]))).toBe("notAnImage");
});

/** A box of a film: its length, its name, its content. */
const box = (name: string, content: string) => {
  const bytes = Buffer.alloc(8 + content.length);
  bytes.writeUInt32BE(bytes.length);
  bytes.write(name + content, 4, "latin1");
  return bytes;
};

test("trailing bytes of a phone's JPEG are accepted and not stored", async () => {
  const jpeg = await picture().jpeg({ progressive: true }).toBuffer();
  const film = Buffer.concat([box("ftyp", "mp42....mp42"), box("mdat", "alert(1)"), Buffer.alloc(20)]);
  const samsung = Buffer.from("Image_UTC_Data1732262400alert(1)SEFT");
  for (const tail of [jpeg, film, samsung, Buffer.alloc(9), Buffer.concat([jpeg, film])]) {
    const bytes = Buffer.concat([jpeg, tail]);
    for (const drawn of (await drawVariants(bytes, "square")).values()) {
      expect(drawn.includes("alert(1)")).toBe(false);
      expect(drawn.toString("latin1", 0, 4)).toBe("RIFF");
    }
  }
});

test("the event loop goes on while a large picture is drawn", async () => {
  const bytes = await picture(8_000, 6_000).jpeg().toBuffer();
  let turns = 0;
  let drawn = false;
  const goOn = () => {
    turns++;
    if (!drawn) setImmediate(goOn);
  };
  setImmediate(goOn);
  await drawVariants(bytes, "square");
  drawn = true;
  // Drawn on the event loop itself, each step of the work would leave it one turn.
  expect(turns).toBeGreaterThan(100);
});
