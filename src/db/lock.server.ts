import { createHash } from "node:crypto";
import { chmodSync, existsSync, realpathSync, rmSync, statSync } from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";

/** Bytes of a socket's path, which systems limit to 104 or 108. */
const LONGEST_PATH = 100;
/** Letters of a line. */
const LONGEST_LINE = 10_000;

/** Another process of this machine has locked the folder. */
export class FolderInUse extends Error {}

/** What a process answers to a line that a command of the same user sends. */
export type Respond = (line: string) => Promise<string>;

export interface FolderLock {
  unlock(): Promise<void>;
  /** From now on commands are answered that come through the folder. */
  respond(respond: Respond): void;
}

/**
 * Locks a folder for this process by listening on a socket named after it. Returns what unlocks it. The system frees a
 * socket however the process ends; a file with a process id would stay, and another process may get the same id.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = `kovan-${createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 24)}`;
  const address = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(os.tmpdir(), `${name}.sock`);
  const server = (await listen(address)) ?? (await takeOver(address));
  if (!server) throw new FolderInUse(folder);
  return end(server);
}

/** Where commands reach the process that has a data folder; a path that the system can bind, or undefined. */
function socketIn(folder: string): string | undefined {
  const address = path.join(realpathSync(folder), "kovan.sock");
  return process.platform === "win32" || Buffer.byteLength(address) > LONGEST_PATH ? undefined : address;
}

/**
 * Locks a data folder, also against processes that have a folder for temporary files of their own, as services and containers do: by a
 * socket in it, which its user alone may write to. It takes commands, too. Where the folder can have no socket, there are none.
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  const unlockName = await lockFolder(folder);
  const address = socketIn(folder);
  let respond: Respond | undefined;
  const take = (socket: net.Socket) => (respond ? converse(socket, respond) : socket.destroy());
  let unlockSocket = async () => {};
  if (address)
    try {
      const server = (await listen(address, take)) ?? (await takeOver(address, take));
      if (!server) throw new FolderInUse(folder);
      chmodSync(address, 0o600);
      unlockSocket = end(server);
    } catch (error) {
      if (error instanceof FolderInUse) {
        await unlockName();
        throw error;
      }
    }
  return {
    unlock: async () => {
      await unlockSocket();
      await unlockName();
    },
    respond: (answer) => {
      respond = answer;
    },
  };
}

/** A line in, a line out. */
function converse(socket: net.Socket, respond: Respond): void {
  let text = "";
  // Whoever asked may be gone.
  socket.on("error", () => {});
  socket.setEncoding("utf8").on("data", (part) => {
    text += part;
    const [line, ...rest] = text.split("\n");
    if (rest.length === 0) return text.length > LONGEST_LINE ? void socket.destroy() : undefined;
    text = "";
    respond(line!).then(
      (answer) => socket.end(`${answer}\n`),
      () => socket.destroy(),
    );
  });
}

/** Sends a line to the process that has locked a data folder. Undefined: there is none, or it takes no commands. */
export function ask(folder: string, line: string): Promise<string | undefined> {
  // Before the first start there is no folder yet.
  const address = existsSync(folder) ? socketIn(folder) : undefined;
  // A socket that somebody else has put there is not asked.
  if (!address || ownerOf(address) !== ownerOf(folder)) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    let text = "";
    const socket = net.connect(address, () => socket.write(`${line}\n`));
    socket.setEncoding("utf8").on("data", (part) => {
      text += part;
    });
    socket.on("error", () => {});
    socket.once("close", () => resolve(text.endsWith("\n") ? text.slice(0, -1) : undefined));
  });
}

const ownerOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.uid;

const end = (server: net.Server) => {
  server.unref();
  return () => new Promise<void>((resolve) => server.close(() => resolve()));
};

type Take = (socket: net.Socket) => void;
const refuse: Take = (socket) => void socket.destroy();

async function takeOver(address: string, take = refuse): Promise<net.Server | undefined> {
  if (await answers(address)) return undefined;
  rmSync(address, { force: true });
  return listen(address, take);
}

function listen(address: string, take = refuse): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer(take);
    server.once("error", (error: NodeJS.ErrnoException) =>
      error.code === "EADDRINUSE" ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address, () => resolve(true));
    socket.once("error", () => resolve(false));
    socket.once("connect", () => socket.destroy());
  });
}
