import type { Config } from "@react-router/dev/config";
import { textTypes } from "./scripts/text-types.ts";

/** Route modules stay whole: their parts are small, and one file packs better than two. */
export default {
  appDirectory: "src",
  buildDirectory: process.env.KOVAN_BUILD ?? "build/unnamed",
  presets: [textTypes()],
  ssr: true,
  splitRouteModules: false,
} satisfies Config;
