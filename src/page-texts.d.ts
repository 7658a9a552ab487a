/** Written by `scripts/page-texts.ts`. */
declare module "virtual:page-texts" {
  /** Names of groups of texts, by the key of the page; `root` for what stands around every page, `unknown` for no page. */
  const names: Readonly<Record<string, readonly (keyof import("use-intl").Messages)[]>>;
  export default names;
}
