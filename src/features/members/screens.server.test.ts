import { v7 } from "uuid";
import { expect, test } from "vitest";
import { funding } from "#db/tables/funding.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { companyApplies } from "#features/jobs/applications/contract.ts";
import { getOrganizer } from "#features/organizations/detail/contract.ts";
import { getEditableOrganizer, ownOrganizers } from "#features/organizations/editing/contract.ts";
import { receivedList } from "#features/programs/received/contract.ts";
import { getProvider } from "#features/providers/contract.ts";
import { getEditableProvider } from "#features/providers/editing/contract.ts";
import { getStartup } from "#features/startups/detail/contract.ts";
import { getEditableStartup, ownStartups } from "#features/startups/editing/contract.ts";
import { fundingByAssociation } from "#features/startups/funding/contract.ts";
import { inProcessApi } from "#server/in-process-api.server.ts";
import { readViewer } from "#server/session.server.ts";
import { ENTITY_TYPES, type EntityType, GRANTABLE_SCOPES, SCREENS, type Screen, screensOf } from "#shared/access.ts";
import { pathTo } from "#shared/paths.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { insertProgram } from "#testing/programs.ts";
import { guardPage } from "../../guard.server.ts";
import { accessUsers } from "./contract.ts";

/** The pages of forms that the guard keeps; that of a provider asks its form. */
const FORM_PAGES = { startup: "profileEditStartup", organization: "editOrganization", provider: undefined } as const;

test("each grantable scope alone opens exactly the screens that its preview names", async () => {
  const { app, db, call } = await testApp();
  const ids: Record<EntityType, string> = { startup: v7(), organization: v7(), provider: v7() };
  const common = { name: "Bal Petek", seoUrl: "bal-petek", isVisible: false };
  await db.insert(startup).values({ id: ids.startup, ...common });
  await db.insert(funding).values({ id: v7(), startupId: ids.startup, isPrivate: true, announcedDate: "2026-01-01" });
  await db
    .insert(organization)
    .values({ id: ids.organization, ...common, typeId: typeId("organizerType", "incubation-center") });
  await db.insert(serviceProvider).values({ id: ids.provider, ...common });

  const { id: programId } = await insertProgram(db, { organizationId: ids.organization });

  const seoUrlOrId = common.seoUrl;
  for (const type of ENTITY_TYPES)
    for (const scope of GRANTABLE_SCOPES[type]) {
      const { token } = await signedIn(db, { [ids[type]]: [scope] });
      const options = { token };
      const editable = await call(getEditableStartup, { params: { seoUrlOrId } }, options);
      const [own] = (await call(ownStartups, {}, options)).data;
      const rounds = await call(fundingByAssociation, { body: { associationId: seoUrlOrId } }, options);
      const statusOf = {
        page: {
          startup: call(getStartup, { params: { seoUrlOrId } }, options),
          organization: call(getOrganizer, { query: { seoUrl: seoUrlOrId } }, options),
          provider: call(getProvider, { params: { id: seoUrlOrId } }, options),
        },
        form: {
          startup: editable,
          organization: call(getEditableOrganizer, { params: { seoUrlOrId } }, options),
          provider: call(getEditableProvider, { params: { seoUrlOrId } }, options),
        },
      };
      const hasForm = (await statusOf.form[type]).status === 200;
      const [organizer] = (await call(ownOrganizers, {}, options)).data;
      const members = await call(accessUsers, { query: { entityId: ids[type] } }, options);
      const applications = await call(companyApplies, { params: { id: ids[type] } }, options);
      const isOpen: Record<Screen, boolean> = {
        page: (await statusOf.page[type]).status === 200,
        finances: rounds.status === 200 && rounds.data.totalCount === 1,
        form: type === "startup" ? hasForm && editable.data.may.edit : hasForm,
        financialForm: type === "startup" && hasForm && editable.data.may.editFinancials,
        jobs: own?.mayAddJob ?? false,
        jobApplications: applications.status === 200,
        programs: organizer?.mayEdit ?? false,
        programApplications:
          type === "organization" && (await call(receivedList, { body: { programId } }, options)).status === 200,
        members: members.status === 200,
      };
      expect([type, scope, SCREENS.filter((screen) => isOpen[screen])]).toEqual([
        type,
        scope,
        screensOf(type, [scope]),
      ]);
      // The guard of the form's page lets in whom the form does.
      const guarded = FORM_PAGES[type];
      if (guarded) {
        const [viewer, locale] = [await readViewer(db, `Bearer ${token}`, { showsDemo: true }), "en" as const];
        const api = inProcessApi(app, { viewer, viewerKey: "", locale, address: "::1", host: "kovan.example" });
        const url = new URL(pathTo(guarded, "en", { seoUrl: seoUrlOrId }), "http://kovan.example");
        const target = await guardPage(
          { api, path: guarded, viewer, locale, preferred: locale, noteRefused: async () => {} },
          { url, headers: new Headers() },
        );
        const isRefused = target?.startsWith(pathTo("notFound", "en")) ?? false;
        expect([type, scope, isRefused]).toEqual([type, scope, !hasForm]);
      }
      // The list of one's own has a way into the form, whatever part of it is theirs.
      if (type === "startup") expect(own?.mayEdit).toBe(hasForm);
    }
});
