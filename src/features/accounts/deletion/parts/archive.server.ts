import { promisify } from "node:util";
import { strToU8, type Zippable, zip } from "fflate";
import type { PersonalTable } from "../queries/personal-data.server.ts";

const README = `Everything the portal keeps about you, one file for each kind of record; your pictures and your CV are below "files".
Portalın sizinle ilgili tuttuğu her şey; her kayıt türü ayrı bir dosyada. Görselleriniz ve özgeçmişiniz "files" klasöründe.
`;

/** One JSON file for each table and the stored files by their key, in a ZIP that is made off the event loop. */
export async function archiveOf(tables: PersonalTable[], stored: ReadonlyMap<string, Buffer>): Promise<Buffer> {
  const merged = new Map<string, unknown[]>();
  for (const { name, rows } of tables) merged.set(name, [...(merged.get(name) ?? []), ...rows]);
  const files: Zippable = { "README.txt": strToU8(README) };
  for (const [name, rows] of merged) files[`${name}.json`] = strToU8(`${JSON.stringify(rows, null, 2)}\n`);
  // Pictures and PDFs are compressed already.
  for (const [key, bytes] of stored) files[`files/${key.split("/").at(-1)}`] = [bytes, { level: 0 }];
  return Buffer.from(await promisify<Zippable, Uint8Array>(zip)(files));
}
