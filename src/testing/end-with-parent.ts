import { type ChildProcess, spawn } from "node:child_process";
import type { Socket } from "node:net";

/**
 * Waits until its input ends, which the system sees to when the parent ends, however that is. A line says that there is
 * nothing left to do. Then it ends the process and its children, also frozen ones, and removes the folders.
 */
const WATCH = `
  read -r line && exit
  id=$1; shift
  kill -9 "$id" $(cat /proc/"$id"/task/"$id"/children 2>/dev/null)
  sleep 1
  [ $# -eq 0 ] || rm -rf "$@"`;

/**
 * Ends a server of a test or trial when the process that started it ends before it: by Ctrl-C, a failure, or a signal that
 * nothing can handle. `folders` are removed then.
 */
export function endWithParent(child: ChildProcess, folders: readonly string[] = []): void {
  if (process.platform === "win32" || child.pid === undefined) return;
  // In a group of its own, so that Ctrl-C does not reach it.
  const watch = spawn("sh", ["-c", WATCH, "watch", String(child.pid), ...folders], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watch.on("error", () => {});
  watch.stdin.on("error", () => {});
  // Nobody waits for it.
  watch.unref();
  (watch.stdin as Socket).unref();
  child.once("exit", () => watch.stdin.end("done\n"));
}
