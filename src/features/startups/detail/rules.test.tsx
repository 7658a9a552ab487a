import { renderToString } from "react-dom/server";
import { createRoutesStub, Meta } from "react-router";
import { expect, test } from "vitest";
import { jsonLd } from "#shared/structured-data.ts";
import type { StartupDetail } from "./contract.ts";
import { organizationData } from "./rules.ts";

const url = "https://kovan.example/startup/a";
const startup = {
  name: "</script><script>alert(1)</script>",
  tagline: "<!-- & \u2028",
  description: null,
  legalName: null,
  website: null,
  logo: "/art/logo/a.svg",
  cover: null,
  foundationDate: "2021-03-15",
  technologies: [{ id: "1", name: "IoT", slug: "iot" }],
  location: { country: { id: "1", name: "Türkiye", slug: "tr", code: "TR" }, city: null, county: null },
  teamMembers: [{ name: "Ayşe", position: null }],
  linkedin: "https://www.linkedin.com/company/a",
  twitter: null,
  facebook: null,
  instagram: null,
} as unknown as StartupDetail; // only what the rules read

test("the search engine description cannot end its script", () => {
  const Stub = createRoutesStub([{ path: "/", meta: () => [jsonLd(organizationData(startup, url))], Component: Meta }]);
  const [, json = ""] = /^<script type="application\/ld\+json">(.*)<\/script>$/.exec(renderToString(<Stub />)) ?? [];
  expect(json).not.toMatch(/[<>&\u2028]/);
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": url,
    url,
    mainEntityOfPage: url,
    name: startup.name,
    slogan: startup.tagline,
    description: startup.tagline,
    logo: "https://kovan.example/art/logo/a.svg",
    foundingDate: "2021-03-15",
    keywords: "IoT",
    address: { "@type": "PostalAddress", addressCountry: "TR" },
    member: [{ "@type": "Person", name: "Ayşe" }],
    sameAs: ["https://www.linkedin.com/company/a"],
  });
});
