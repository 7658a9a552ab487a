const LOCAL_HEADER = 0x04034b50;
const ENTRY = 0x02014b50;
const END = 0x06054b50;
/** The end of a directory has a comment of up to 65,535 bytes. */
const END_LENGTH = 22;
const TAIL = END_LENGTH + 65_535;
/** Entries that such a file has at most: five megabytes hold no more. */
const ENTRIES_MAX = 20_000;

/** The parts of files of a kind, and a part that none may have: a program that runs when it is opened. */
const PARTS = { pptx: "ppt/presentation.xml", xlsx: "xl/workbook.xml" };
const MACRO = /vbaproject\.bin$|\.(exe|dll|js|vbs|bat|cmd|ps1)$/i;

/** True if the bytes are a PowerPoint or Excel file: a zip archive with its parts, and nothing before or after it. */
export function isOfficeFile(bytes: Buffer, kind: keyof typeof PARTS): boolean {
  const names = bytes.length > END_LENGTH && bytes.readUInt32LE(0) === LOCAL_HEADER ? namesIn(bytes) : undefined;
  if (!names?.has("[Content_Types].xml") || !names.has(PARTS[kind])) return false;
  return ![...names].some((name) => MACRO.test(name));
}

/** The names in the directory of an archive; undefined: it has none that fits. */
function namesIn(bytes: Buffer): Set<string> | undefined {
  const from = Math.max(0, bytes.length - TAIL);
  const end = bytes.lastIndexOf(Buffer.from("PK\x05\x06", "latin1"));
  if (end < from || end + END_LENGTH > bytes.length || bytes.readUInt32LE(end) !== END) return undefined;
  const [count, size, offset] = [
    bytes.readUInt16LE(end + 10),
    bytes.readUInt32LE(end + 12),
    bytes.readUInt32LE(end + 16),
  ];
  const comment = bytes.readUInt16LE(end + 20);
  if (count > ENTRIES_MAX || offset + size !== end || end + END_LENGTH + comment !== bytes.length) return undefined;
  const names = new Set<string>();
  let at = offset;
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || bytes.readUInt32LE(at) !== ENTRY) return undefined;
    const length = bytes.readUInt16LE(at + 28);
    names.add(bytes.toString("utf8", at + 46, at + 46 + length));
    at += 46 + length + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return at === end ? names : undefined;
}
