import type { TagTone } from "#ui/tag.tsx";
import type { Signature } from "../rules.ts";

export const SIGNATURE_TONES: Record<Signature, TagTone> = { said: "honey", confirmed: "good", refused: "bad" };
