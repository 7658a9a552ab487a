import { expect, test } from "vitest";
import { event, jobPosting, person } from "./structured-data.ts";

const page = "https://kovan.example/x";
/** As a page has it: without undefined fields. */
const written = (data: object) => JSON.parse(JSON.stringify(data));

test("structured data has what is known and nothing else", () => {
  expect(
    written(person({ page, name: "Ada", jobTitle: "Kurucu", languages: ["Türkçe"], skills: [], sameAs: [] })),
  ).toEqual({
    "@type": "Person",
    "@id": page,
    url: page,
    name: "Ada",
    jobTitle: "Kurucu",
    knowsLanguage: ["Türkçe"],
  });
  const job = {
    page,
    id: "7",
    appliesHere: true,
    title: "Arıcı",
    description: "Bal",
    postedAt: "2026-01-01",
    employer: { name: "Bal" },
  };
  const remote = { ...job, remote: true, place: { countryCode: "TR" }, employmentTypes: ["FULL_TIME"] };
  expect(written(jobPosting({ ...remote, salary: { currency: "TRY", from: 1, per: "MONTH" } }))).toMatchObject({
    "@type": "JobPosting",
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "TR" },
    employmentType: ["FULL_TIME"],
    baseSalary: { currency: "TRY", value: { minValue: 1, unitText: "MONTH" } },
  });
  expect(written(jobPosting(job))).toEqual({
    "@type": "JobPosting",
    "@id": page,
    url: page,
    title: "Arıcı",
    description: "Bal",
    datePosted: "2026-01-01",
    identifier: { "@type": "PropertyValue", name: "Bal", value: "7" },
    directApply: true,
    hiringOrganization: { "@type": "Organization", name: "Bal" },
  });
  expect(written(event({ page, name: "Kamp", startsAt: "2026-02-01", place: { city: "İzmir" } }))).toMatchObject({
    "@type": "Event",
    eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
    location: { "@type": "Place", address: { addressLocality: "İzmir" } },
  });
  expect(written(event({ page, name: "Kamp", startsAt: "2026-02-01", online: true })).location).toEqual({
    "@type": "VirtualLocation",
    url: page,
  });
});
