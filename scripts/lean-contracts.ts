import type { Plugin } from "vite";

const CONTRACT = /\/src\/(features\/.+\/contract|shared\/(endpoint|upload))\.ts$/;
/** A constant of the module, up to the semicolon that ends it. */
const CONSTANT = /^((?:export )?const \w+[^=\n]*= )([\s\S]*?);$(?=\n(?! )|$(?![\s\S]))/gm;

/**
 * Pages share constants and types with contracts; schemas are the server's. This marks every constant of a contract as
 * free of side effects, so that what a page does not use, and zod with it, stays out of the browser.
 */
export function leanContracts(): Plugin {
  return {
    name: "lean-contracts",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(code, id) {
      if (!CONTRACT.test(id.split("?")[0]!)) return undefined;
      return { code: markConstants(code), map: null };
    },
  };
}

export const markConstants = (code: string): string =>
  code.replace(CONSTANT, (_, head: string, value: string) => `${head}/* @__PURE__ */ (() => (${value}))();`);
