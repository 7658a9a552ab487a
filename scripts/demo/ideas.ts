import { filesOf, readEntries } from "./text-files.ts";

/** A startup as the text files describe it; the rest is invented to fit. */
export interface Idea {
  /** Key of kind `sector`: the name of the file, up to its first dot. A large sector has several files. */
  sector: string;
  name: string;
  subSectors: string[];
  technologies: string[];
  customer: string;
  taglineEn: string;
  taglineTr: string;
  textEn: string;
  textTr: string;
}

const list = (text = "") => text.split(",").map((part) => part.trim());

/** Every idea. Throws when two share a name. */
export function readIdeas(): Idea[] {
  const ideas = filesOf("startups").flatMap((file) =>
    readEntries(`startups/${file}`, 4).map(({ head, lines }): Idea => {
      const [name = "", subSectors, technologies, customer = ""] = head;
      const [taglineEn = "", taglineTr = "", textEn = "", textTr = ""] = lines;
      return {
        sector: file.split(".")[0]!,
        name,
        customer,
        taglineEn,
        taglineTr,
        textEn,
        textTr,
        subSectors: list(subSectors),
        technologies: list(technologies),
      };
    }),
  );
  const names = ideas.map((idea) => idea.name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two startups of the demo are called ${twice}.`);
  return ideas;
}

const keys = (text: string) => new Set(text.split(/\s+/));
const DEVICES =
  keys(`internet-of-things industrial-iot embedded-systems sensor-technologies wearable-technologies robotics
  autonomous-systems unmanned-aerial-vehicles 5g satellite-technologies 3d-printing semiconductors photonics power-electronics
  battery-technologies fuel-cells photovoltaics electric-drive water-treatment`);
const MATERIALS = keys(`nanotechnology advanced-materials composites carbon-capture recycling-technologies gene-editing
  molecular-diagnostics tissue-engineering drug-delivery fermentation controlled-environment-agriculture`);

/** The kind of product: sayings about software do not fit a quilt. */
export function makingOf({ technologies }: Idea): "software" | "device" | "material" {
  if (technologies.some((key) => MATERIALS.has(key))) return "material";
  return technologies.some((key) => DEVICES.has(key)) ? "device" : "software";
}

/** True where the product is a physical thing. */
export const isDevice = (idea: Idea): boolean => makingOf(idea) !== "software";
