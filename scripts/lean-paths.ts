import type { Plugin } from "vite";

const TABLE = /\/src\/shared\/path-table\.ts$/;
/** The columns of a row that only the server reads. */
const SERVER_COLUMNS = /\b(?:guard: "\w+"|(?:texts|roles): \[[^\]]*\]),?/g;
const END = "} as const";

/** Browsers need the addresses of pages; who may open them and which texts they show, the server decides. */
export function leanPaths(): Plugin {
  return {
    name: "lean-paths",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!TABLE.test(id.split("?")[0]!)) return undefined;
      return { code: addressesOnly(code), map: null };
    },
  };
}

export function addressesOnly(code: string): string {
  const end = code.indexOf(END);
  return code.slice(0, end).replace(SERVER_COLUMNS, "") + code.slice(end);
}
