import type { Config } from "@react-router/dev/config";

/** Route modules stay whole: their parts are small, and one file packs better than two. */
export default { appDirectory: "src", ssr: true, splitRouteModules: false } satisfies Config;
