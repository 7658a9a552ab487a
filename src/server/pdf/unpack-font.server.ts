import { inflateSync } from "node:zlib";

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

/** A font in WOFF as the same in TrueType. Out of WOFF its reader unpacks a whole table again for each glyph it draws. */
export function unpackFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => {
    const at = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
    const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map((place) => woff.readUInt32BE(at + place));
    const packed = woff.subarray(offset!, offset! + packedLength!);
    const table = packedLength! < length! ? inflateSync(packed) : packed;
    return { tag: woff.subarray(at, at + 4), checksum: checksum!, table };
  });
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(SFNT_HEADER_BYTES);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(16 * 2 ** power, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = SFNT_HEADER_BYTES + count * SFNT_ENTRY_BYTES;
  const directory = entries.map(({ tag, checksum, table }) => {
    const entry = Buffer.alloc(SFNT_ENTRY_BYTES);
    tag.copy(entry);
    entry.writeUInt32BE(checksum, 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(table.length, 12);
    offset += table.length + paddingOf(table);
    return entry;
  });
  const tables = entries.flatMap(({ table }) => [table, Buffer.alloc(paddingOf(table))]);
  return Buffer.concat([header, ...directory, ...tables]);
}

/** Tables begin at multiples of four bytes. */
const paddingOf = ({ length }: Buffer): number => -length & 3;
