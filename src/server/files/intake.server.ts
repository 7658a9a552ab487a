import { AppError } from "#shared/errors.ts";
import { drawVariants, type ImageKind } from "./image.server.ts";
import { addressOfKey, keyOf, keyOfAddress, newName } from "./keys.server.ts";
import { isOfficeFile } from "./office-file.server.ts";
import type { FileStore } from "./store.server.ts";

/** Pictures processed at the same time per process; each may take 200 MB of memory. */
const AT_ONCE = 2;
const MOST_WAITING = 20;
let underWay = 0;
const waiting: (() => void)[] = [];

/**
 * Stores all variants of a picture before a row refers to them. Returns their addresses by variant ("512", "High" …).
 * Throws `notAnImage`, `tooBig`, and `unavailable` when too many are waiting.
 */
export async function storeImage(
  files: FileStore,
  { ownerId, kind, bytes }: { ownerId: string; kind: ImageKind; bytes: Buffer },
): Promise<Record<string, string>> {
  const drawn = await inTurn(() => drawVariants(bytes, kind));
  const name = newName(bytes);
  const addresses: Record<string, string> = {};
  for (const [variant, picture] of drawn) {
    const key = keyOf("public", ownerId, name, variant, "webp");
    await files.put(key, picture);
    addresses[variant] = addressOfKey(key);
  }
  return addresses;
}

const isPdf = (bytes: Buffer): boolean =>
  bytes.toString("latin1", 0, 5) === "%PDF-" && bytes.subarray(-1024).includes("%%EOF");

/**
 * Stores a PDF that is not public: only code that has checked the rights reads it. Returns its key. Throws `notAPdf`.
 */
export async function storePrivatePdf(files: FileStore, ownerId: string, bytes: Buffer): Promise<string> {
  if (!isPdf(bytes)) throw new AppError("notAPdf");
  const key = keyOf("private", ownerId, newName(bytes), "", "pdf");
  await files.put(key, bytes);
  return key;
}

/** The same for a presentation: a PDF or a PowerPoint file without macros, by its content. Throws `notAPresentation`. */
export async function storePresentation(files: FileStore, ownerId: string, bytes: Buffer): Promise<string> {
  const extension = isPdf(bytes) ? "pdf" : isOfficeFile(bytes, "pptx") ? "pptx" : undefined;
  if (!extension) throw new AppError("notAPresentation");
  const key = keyOf("private", ownerId, newName(bytes), "", extension);
  await files.put(key, bytes);
  return key;
}

/** The same for a report: a PDF or an Excel workbook without macros. Answers its key and ending; throws `notAReport`. */
export async function storeReport(files: FileStore, ownerId: string, bytes: Buffer) {
  const extension = isPdf(bytes) ? ("pdf" as const) : isOfficeFile(bytes, "xlsx") ? ("xlsx" as const) : undefined;
  if (!extension) throw new AppError("notAReport");
  const key = keyOf("private", ownerId, newName(bytes), "", extension);
  await files.put(key, bytes);
  return { key, extension };
}

/**
 * Runs the write that refers to files which were just stored, by key or address. When it is refused nothing refers to them,
 * and they are removed. After any other failure they stay: the write may have happened.
 */
export async function referringTo<Done>(files: FileStore, stored: readonly string[], write: () => Promise<Done>) {
  try {
    return await write();
  } catch (error) {
    if (error instanceof AppError) for (const file of stored) await files.remove(keyOfAddress(file) ?? file);
    throw error;
  }
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (underWay >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError("unavailable");
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else underWay++;
  try {
    return await work();
  } finally {
    // First come, first served.
    const next = waiting.shift();
    if (next) next();
    else underWay--;
  }
}
