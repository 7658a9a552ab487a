import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Triple = [number, number, number];
const SOURCE = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const THEMES = { light: 0, dark: 1 } as const;
const GROUNDS = ["paper", "surface", "raised", "sunken"];

/** Linear sRGB of a token in a theme. */
function colour(name: string, theme: keyof typeof THEMES): Triple {
  const declaration = new RegExp(`--color-${name}: ([^;]+);`).exec(SOURCE)?.[1];
  if (!declaration) throw new Error(`no token ${name}`);
  const values = [...declaration.matchAll(/oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)/g)];
  const [, lightness, chroma, hue] = (values[THEMES[theme]] ?? values[0])!.map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const angle = (hue * Math.PI) / 180;
  return toRgb([lightness, chroma * Math.cos(angle), chroma * Math.sin(angle)]);
}

const times = (matrix: readonly Triple[], [x, y, z]: Triple) =>
  matrix.map((row) => row[0] * x + row[1] * y + row[2] * z) as Triple;
const clamp = (value: number) => Math.min(1, Math.max(0, value));

function toRgb(lab: Triple): Triple {
  const cone = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    lab,
  ).map((value) => value ** 3) as Triple;
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cone,
  ).map(clamp) as Triple;
}

function toLab(rgb: Triple): Triple {
  const cone = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map(clamp) as Triple,
  ).map(Math.cbrt) as Triple;
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cone,
  );
}

const luminance = ([red, green, blue]: Triple) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
function contrast(one: Triple, other: Triple): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

/** Text, and every ground it stands on. */
const TEXT: Record<string, string[]> = {
  ink: [...GROUNDS, "honey-soft", "teal-soft", "good-soft", "warn-soft", "bad-soft"],
  "ink-muted": [...GROUNDS, "honey-soft", "line"],
  "honey-ink": ["honey"],
  "honey-deep": [...GROUNDS, "honey-soft"],
  teal: [...GROUNDS, "teal-soft"],
  good: [...GROUNDS, "good-soft"],
  warn: [...GROUNDS, "warn-soft"],
  bad: [...GROUNDS, "bad-soft"],
  paper: ["ink"],
};
/** Borders of controls, focus rings and marks in charts. */
const SHAPES: Record<string, string[]> = {
  "line-strong": GROUNDS,
  focus: [...GROUNDS, "honey-soft"],
  bad: GROUNDS,
  ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`chart-${index + 1}`, ["paper", "surface"]])),
};

describe.each(["light", "dark"] as const)("%s", (theme) => {
  const pairs = (table: Record<string, string[]>) =>
    Object.entries(table).flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

  test.each(pairs(TEXT))("%s can be read on %s", (front, ground) => {
    expect(contrast(colour(front, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(SHAPES))("%s can be seen on %s", (front, ground) => {
    expect(contrast(colour(front, theme), colour(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  test("white letters can be read on every tone", () => {
    for (let tone = 1; tone <= 8; tone++)
      expect(contrast([1, 1, 1], colour(`tone-${tone}`, theme))).toBeGreaterThanOrEqual(4.5);
  });

  // Machado, Oliveira, Fernandes 2009, severity 1.
  test.each<[string, readonly Triple[]]>([
    [
      "full colour vision",
      [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
      ],
    ],
    [
      "protanopia",
      [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
      ],
    ],
    [
      "deuteranopia",
      [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
      ],
    ],
    [
      "tritanopia",
      [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
      ],
    ],
  ])("chart colours differ with %s", (_, eye) => {
    const seen = Array.from({ length: 8 }, (_, index) => toLab(times(eye, colour(`chart-${index + 1}`, theme))));
    seen.forEach((one, index) => {
      for (const [offset, other] of seen.slice(index + 1).entries()) {
        const distance = Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
        // Neighbours in the order must differ at a glance, all others when looked at.
        expect(distance, `chart-${index + 1}, chart-${index + offset + 2}`).toBeGreaterThan(offset === 0 ? 0.12 : 0.07);
      }
    });
  });
});
