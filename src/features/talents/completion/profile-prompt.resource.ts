import { defaultLocale } from "#shared/house.ts";
import { isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { getOwnProfile } from "../profile/contract.ts";
import { anchorOfPart } from "../profile/parts/sections.ts";
import { missingParts } from "../profile/rules.ts";
import type { Route } from "./+types/profile-prompt.resource";

/** Texts and link of the suggestion. */
export interface Prompt {
  title: string;
  text: string;
  action: string;
  href: string;
}

/**
 * The suggestion for the first missing part of the profile; null: nothing is missing, or no user type is chosen yet.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer, textsOf } = pageContext(context);
  if (viewer.kind === "visitor" || !viewer.userTypeId) return Response.json(null);
  const [part] = missingParts(await api(getOwnProfile, {}));
  if (!part) return Response.json(null);
  const wanted = url.searchParams.get("locale");
  const locale = isLocale(wanted) ? wanted : defaultLocale();
  const texts = textsOf("talentsProfile", locale);
  const prompt: Prompt = {
    title: texts.promptTitle,
    text: texts.prompt[part],
    action: texts.promptAction,
    href: pathTo("profile", locale) + anchorOfPart(part),
  };
  return Response.json(prompt);
}
