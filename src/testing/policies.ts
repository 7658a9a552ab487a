import type { FeaturePolicy } from "./policy.ts";

/** Every `policy.ts` of the features exports one policy. */
const MODULES = import.meta.glob<Record<string, FeaturePolicy>>("../features/**/policy.ts", { eager: true });

/** The policy table. */
export const POLICIES: readonly FeaturePolicy[] = Object.values(MODULES).flatMap((module) => Object.values(module));
