import { initialsOf, letterAt } from "./initials.server.ts";
import { hexagon, numbersOf, PAPER, pick, TONES } from "./palette.server.ts";

const SKINS = ["#f3d3b8", "#e8b990", "#d49a6f", "#b97a50", "#8f5a3a", "#5f3b28"] as const;
const HAIRS = ["#2a1c15", "#4b2e1e", "#7a4a25", "#a8692f", "#c9a26a", "#8a8580"] as const;
const GROUNDS = ["#dcf4f4", "#fdefcf", "#f3dfe0", "#e2e8f5", "#e6ecd6", "#efe0f3"] as const;

interface Look {
  skin: string;
  hair: string;
  cloth: string;
}

/** A portrait in a hexagon with clear corners: an abstract face, or the initials of the seed. A seed may end with ♀ or ♂. */
export function portraitSvg(seed: string): string {
  const random = numbersOf(`portrait ${seed}`);
  const initials = initialsOf(seed).slice(0, 2);
  const look = { skin: pick(random, SKINS), hair: pick(random, HAIRS), cloth: pick(random, TONES) };
  const ground = pick(random, GROUNDS);
  const haircuts = seed.endsWith(WOMAN) ? OF_WOMEN : seed.endsWith(MAN) ? OF_MEN : OF_ANYONE;
  const asInitials = initials.length > 0 && random() < 0.2;
  const drawing = asInitials
    ? `<rect width="256" height="256" fill="${look.cloth}"/>${initialsDrawing(initials)}`
    : `<rect width="256" height="256" fill="${ground}"/>${faceDrawing(random, look, haircuts)}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256"><clipPath id="h"><polygon points="${hexagon(128, 128, 128)}"/></clipPath>` +
    `<g clip-path="url(#h)">${drawing}</g></svg>`
  );
}

function initialsDrawing([first, second]: string[]): string {
  if (!second) return letterAt(first!, 128, 128, 88, "#fff");
  return letterAt(first!, 88, 128, 62, "#fff") + letterAt(second, 168, 128, 62, "#fff");
}

function faceDrawing(random: () => number, look: Look, haircuts: readonly Haircut[]): string {
  const [behind, before] = pick(random, haircuts)(look);
  const collar = random() < 0.5 ? `<path d="M104 186L128 216L152 186L128 196Z" fill="${PAPER}"/>` : "";
  const glasses = random() < 0.28;
  return (
    behind +
    `<path d="M30 256C30 206 76 186 128 186C180 186 226 206 226 256Z" fill="${look.cloth}"/>` +
    `<path d="M108 150h40v38c0 26-40 26-40 0Z" fill="${look.skin}"/><path d="M108 160c12 14 28 14 40 0v12c-12 12-28 12-40 0Z" fill="#000" fill-opacity=".12"/>` +
    `${collar}<path d="M84 112C84 76 102 62 128 62C154 62 172 76 172 112C172 148 152 170 128 170C104 170 84 148 84 112Z" fill="${look.skin}"/>` +
    before +
    (glasses ? GLASSES : EYES) +
    `<path d="M112 146c10 8 22 8 32 0" fill="none" stroke="#000" stroke-opacity=".4" stroke-width="4" stroke-linecap="round"/>`
  );
}

const EYES = `<g fill="#000" fill-opacity=".62"><circle cx="109" cy="120" r="5"/><circle cx="147" cy="120" r="5"/></g>`;
const GLASSES = `${EYES}<g fill="none" stroke="#261d16" stroke-width="4"><circle cx="109" cy="120" r="15"/><circle cx="147" cy="120" r="15"/><path d="M124 118h8"/></g>`;

const CAP =
  "M80 116C76 70 98 46 130 46C164 46 180 72 176 116C170 98 164 90 150 84C130 92 100 88 92 92C86 98 82 106 80 116Z";
const CROP = "M82 108C80 68 102 52 128 52C154 52 176 68 174 108C168 94 160 82 128 82C96 82 88 94 82 108Z";

/** The drawings behind the shoulders and over the head. */
type Haircut = (look: Look) => [string, string];
const SHORT_HAIRCUTS: Haircut[] = [
  ({ hair }) => ["", `<path d="${CAP}" fill="${hair}"/>`],
  ({ hair }) => ["", `<path d="${CROP}" fill="${hair}"/>`],
];
const CURLS: Haircut = ({ hair }) => [
  "",
  `<g fill="${hair}"><circle cx="90" cy="86" r="20"/><circle cx="106" cy="66" r="22"/><circle cx="132" cy="58" r="24"/><circle cx="156" cy="70" r="21"/><circle cx="168" cy="90" r="17"/></g>`,
];
const LONG_HAIRCUTS: Haircut[] = [
  ({ hair }) => [
    `<path d="M72 118C66 66 96 42 128 42C160 42 190 66 184 118C182 150 192 176 196 206H60C64 176 74 150 72 118Z" fill="${hair}"/>`,
    `<path d="M82 118C82 82 104 72 132 70C154 70 172 86 174 118C180 76 160 50 128 50C96 50 76 76 82 118Z" fill="${hair}"/>`,
  ],
  ({ hair }) => [
    `<circle cx="128" cy="38" r="24" fill="${hair}"/><path d="M76 124C72 70 98 46 128 46C158 46 184 70 180 124Z" fill="${hair}"/>`,
    `<path d="${CROP}" fill="${hair}"/>`,
  ],
  ({ cloth }) => [
    `<path d="M66 122C60 62 94 36 128 36C162 36 196 62 190 122C188 160 206 190 210 222H46C50 190 68 160 66 122Z" fill="${cloth}"/>`,
    `<path fill-rule="evenodd" d="M66 122C60 62 94 36 128 36C162 36 196 62 190 122C186 168 166 210 128 220C90 210 70 168 66 122ZM88 118C90 150 106 168 128 168C150 168 166 150 168 118C168 90 152 78 128 78C104 78 88 90 88 118Z" fill="${cloth}"/>` +
      `<path d="M88 118C88 90 104 78 128 78C152 78 168 90 168 118" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="5"/>`,
  ],
];
const BEARD: Haircut = ({ hair }) => [
  "",
  `<path d="${CROP}" fill="${hair}"/><path d="M84 122C86 152 104 174 128 174C152 174 170 152 172 122C164 140 150 136 128 136C106 136 92 140 84 122Z" fill="${hair}"/>`,
];

const WOMAN = "♀";
const MAN = "♂";
const OF_WOMEN = [...LONG_HAIRCUTS, CURLS];
const OF_MEN = [...SHORT_HAIRCUTS, CURLS, BEARD];
const OF_ANYONE = [...SHORT_HAIRCUTS, CURLS];
