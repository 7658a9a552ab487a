import { organizationCalls } from "#features/organizations/contract.ts";
import { lookUpPeople } from "#features/talents/people/contract.ts";
import { foldedWords } from "#shared/fold.ts";
import { pageContext } from "#shared/page-context.ts";
import { listStartups } from "../contract.ts";
import type { Route } from "./+types/entity-choices.resource";

/** Offered while a name is typed. */
const OFFERED_CHOICES = 8;

/** Organizations, startups or people by name, for a field that may name one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  if (viewer.kind === "visitor") return Response.json(null, { status: 401 });
  const text = url.searchParams.get("text") ?? "";
  const words = foldedWords(text);
  if (words.length === 0) return Response.json([]);
  if (url.searchParams.get("kind") === "person") {
    const people = await api(lookUpPeople, { query: { name: text.slice(0, 100) } });
    return Response.json(
      people.slice(0, OFFERED_CHOICES).map(({ id, name, surname, title }) => ({
        value: id,
        label: `${name} ${surname}`,
        ...(title && { hint: title }),
      })),
    );
  }
  if (url.searchParams.get("kind") === "startup") {
    const { rows } = await api(listStartups, { body: { filter: { words }, pageSize: OFFERED_CHOICES } });
    return Response.json(
      rows.map(({ id, name, sector }) => ({ value: id, label: name, ...(sector && { hint: sector.name }) })),
    );
  }
  const { rows } = await api(organizationCalls.page, { body: { filter: { words }, pageSize: OFFERED_CHOICES } });
  return Response.json(rows.map(({ id, name, type }) => ({ value: id, label: name, hint: type.name })));
}
