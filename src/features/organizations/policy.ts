import { listPolicy } from "#testing/list-policy.ts";
import { organizationCalls } from "./contract.ts";

export const organizationsPolicy = listPolicy(organizationCalls);
