import type { Config } from "@react-router/dev/config";

/** Route modules stay whole: their parts are small, and one file packs better than two. */
export default {
  appDirectory: "src",
  buildDirectory: process.env.KOVAN_BUILD ?? "build/unnamed",
  ssr: true,
  splitRouteModules: false,
} satisfies Config;
