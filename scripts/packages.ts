import { readFileSync } from "node:fs";
import path from "node:path";

/** A package as the lock file has it. */
export interface LockedPackage {
  version: string;
  license?: string;
  integrity?: string;
  /** Only for whoever changes the product. */
  dev?: boolean;
  name?: string;
}

/** Packages of the lock file by their place, "node_modules/zod". */
export function lockedPackages(root: string): Record<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return packages;
}

/** Places of the packages that a serving process may load, of every platform. */
export const productionPackages = (root: string): string[] =>
  Object.entries(lockedPackages(root)).flatMap(([home, { dev }]) => (home === "" || dev ? [] : [home]));

/** The name of a package by its place: an alias has the one it is an alias of. */
export const packageName = (home: string, { name }: LockedPackage): string =>
  name ?? home.slice(home.lastIndexOf("node_modules/") + "node_modules/".length);

export const BILL_FILE = "docs/data/packages.cdx.json";
export const NOTICES_FILE = "NOTICES.md";

/** Licences that the lock file does not know, as the package's own LICENSE file says. */
const UNNAMED_LICENCES: Record<string, string> = { "png-js": "MIT" };

interface Shipped {
  name: string;
  version: string;
  licence: string;
  integrity: string;
}

/** The packages that are shipped, each version once, by name. */
function shippedPackages(root: string): Shipped[] {
  const locked = lockedPackages(root);
  const found = new Map<string, Shipped>();
  for (const home of productionPackages(root)) {
    const entry = locked[home]!;
    const name = packageName(home, entry);
    const licence = entry.license ?? UNNAMED_LICENCES[name];
    if (!licence) throw new Error(`Nobody knows the licence of ${name}: look into the package, and name it here.`);
    const { version, integrity = "" } = entry;
    found.set(`${name}@${version}`, { name, version, licence, integrity });
  }
  return [...found.values()].sort((a, b) => (`${a.name} ${a.version}` < `${b.name} ${b.version}` ? -1 : 1));
}

/** What the product is made of, as CycloneDX 1.6 has it. */
export function billOfMaterials(root: string) {
  const { version, license } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8")) as LockedPackage;
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": "kovan",
        name: "kovan",
        version,
        licenses: [{ expression: license }],
      },
    },
    components: shippedPackages(root).map(({ name, version: own, licence, integrity }) => {
      const address = `pkg:npm/${name.replace("@", "%40")}@${own}`;
      const [, digest = ""] = /^sha512-(.+)$/.exec(integrity) ?? [];
      return {
        type: "library",
        "bom-ref": address,
        name,
        version: own,
        purl: address,
        hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
        licenses: [{ expression: licence }],
      };
    }),
  };
}

const BEGIN = "<!-- made by scripts/make-bill.ts -->";
const END = "<!-- end -->";

/** NOTICES.md with the present licences of packages between its two marks. */
export function noticesWith(text: string, root: string): string {
  const [before = "", after = ""] = [text.slice(0, text.indexOf(BEGIN)), text.slice(text.indexOf(END))];
  if (!text.includes(BEGIN) || !text.includes(END)) throw new Error("NOTICES.md has lost its marks.");
  const byLicence = Map.groupBy(shippedPackages(root), ({ licence }) => licence);
  const rows = [...byLicence]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([licence, packages]) => {
      const names = [...new Set(packages.map(({ name }) => name))].join(", ");
      return `- **${licence}**: ${names}`;
    });
  return `${before}${BEGIN}\n\n${rows.join("\n")}\n\n${after}`;
}
