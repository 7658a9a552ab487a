import { walkPolicy } from "./policy-walk.ts";

walkPolicy(3);
