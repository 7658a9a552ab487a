import { createWriteStream, openAsBlob } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import { type Settings, StartError } from "../settings.server.ts";

/** Where backups lie. Each has a name of its own, `kovan-20261127T030000.gz`. */
export interface BackupPlace {
  /** For people. */
  text: string;
  /** Brings a complete file of the folder `backupFolder` there. */
  put(name: string): Promise<void>;
  remove(name: string): Promise<void>;
}

type Place = Pick<Settings, "backupTo" | "dataDir" | "s3">;

/** Names that this product gives: nothing else is ever removed. */
const NAME = /^kovan-[0-9]{8}T[0-9]{6}(-[0-9a-f]{8})?\.gz$/;

/** Begins an address of the bucket where a file is named. */
const OF_BUCKET = "bucket:";
/** A backup is one upload; larger ones than services take fail here. */
const UPLOAD_MS = 3_600_000;
/** What a killed command has left. */
const UNFINISHED_MS = 6 * 3_600_000;

/** The folder that backups are made in. */
export const backupFolder = ({ backupTo, dataDir }: Place): string =>
  backupTo && backupTo !== "bucket" ? backupTo : path.join(dataDir, "backups");

export function backupPlace(settings: Place): BackupPlace {
  const folder = backupFolder(settings);
  const fileOf = (name: string) => {
    if (!NAME.test(name)) throw new Error("not a name of a backup");
    return path.join(folder, name);
  };
  if (settings.backupTo !== "bucket")
    return { text: folder, put: async () => {}, remove: (name) => rm(fileOf(name), { force: true }) };
  const { s3 } = settings;
  return {
    text: `${s3!.endpoint}/${s3!.bucket}/backups`,
    async put(name) {
      await ask(settings, "PUT", name, await openAsBlob(fileOf(name)));
      await rm(fileOf(name), { force: true });
    },
    remove: async (name) => {
      fileOf(name);
      await ask(settings, "DELETE", name);
    },
  };
}

/** Brings a backup that is named `bucket:NAME` into a folder; any other name is a file. */
export async function fetchedBackup(settings: Place, named: string, folder: string): Promise<string> {
  if (!named.startsWith(OF_BUCKET)) return named;
  const name = named.slice(OF_BUCKET.length);
  if (!settings.s3) throw new StartError(`${named} is in a bucket: set S3_ENDPOINT, S3_BUCKET and its keys.`);
  const answer = await ask(settings, "GET", name);
  if (!answer.ok || !answer.body) throw new StartError(`The bucket has no backup ${name}.`);
  const file = path.join(folder, path.basename(name));
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await pipeline(Readable.fromWeb(answer.body as never), createWriteStream(file, { mode: 0o600 }));
  return file;
}

async function ask({ s3 }: Place, method: string, name: string, body?: Blob): Promise<Response> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = s3!;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const signal = AbortSignal.timeout(UPLOAD_MS);
  const answer = await client.fetch(`${endpoint}/${bucket}/backups/${encodeURIComponent(name)}`, {
    method,
    signal,
    ...(body && { body }),
  });
  if (answer.ok || (answer.status === 404 && method !== "PUT")) return answer;
  throw new Error(`the bucket answered ${method} of a backup with ${answer.status}`);
}

/** Removes unfinished files of commands that were killed. */
export async function forgetUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const file = path.join(folder, name);
    if (name.endsWith(".part") && Date.now() - (await stat(file)).mtimeMs > UNFINISHED_MS)
      await rm(file, { force: true });
  }
}
