import { findOnPath, installPackage, MissingProgram } from "./system-packages.ts";

const NAME = "redis-server";

/** Sees to it that tests can start a Redis of their own. Throws `MissingProgram` where it cannot be installed. */
export function ensureRedis(): void {
  if (!findOnPath([NAME])) installPackage(NAME);
  if (!findOnPath([NAME])) {
    throw new MissingProgram(`No ${NAME} was found and it could not be installed: install it, then try again.`);
  }
}
