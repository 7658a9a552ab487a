import { expect, test } from "vitest";
import { inProcessFiles } from "#server/in-process-api.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { VISITOR } from "#shared/viewer.ts";
import { testApp } from "#testing/app.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { getStartupPdf } from "../../detail/contract.ts";

const PDF = "/apiStartup/Startups/isik-batarya/Pdf";
const LETTERS = "İıŞşĞğÇçÖöÜü₺";

test("the document holds what its reader may see, with every letter", async () => {
  const { app, database, db } = await testApp();
  const { id } = await insertFullStartup(database, { descriptionTr: `Harfler: ${LETTERS}`, seekingAmount: 1500 });
  const fetchPdf = async (headers: Record<string, string>) => {
    const answer = await app.inject({ url: PDF, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/pdf");
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    return { ...pdfText(answer.rawPayload), name: String(answer.headers["content-disposition"]) };
  };
  const turkish = await fetchPdf({ "accept-language": "tr" });
  expect(turkish.pages).toBeLessThanOrEqual(2);
  expect(turkish.name).toContain(`filename*=UTF-8''I%C5%9F%C4%B1k%20Batarya.pdf`);
  for (const words of [
    "Işık Batarya",
    `Harfler: ${LETTERS}`,
    "Künye",
    "Enerji",
    "Kovan Merkez 0 (lider)",
    "01.06.2024",
    "TR2023/001234",
    "Ayşe Yıldız",
    "Mentorlar",
    "Barış Öztürk",
    "Programlar ve destekler",
    "01.05.2023",
    "Öbür Pil",
    "Gelişmeler",
    "Pilot hat çalıştı",
    "Kovan · ",
    "/tr/girisim/isik-batarya",
    `1 / ${turkish.pages}`,
  ])
    expect(turkish.text).toContain(words);
  expect(turkish.text).not.toContain("900");
  const owner = await signedIn(db, { [id]: [SCOPE.FULL_ACCESS] });
  const english = await fetchPdf({ authorization: `Bearer ${owner.token}` });
  for (const words of ["Batteries that last twice as long", "Founded", "Mar 2021", "$900,000", "/startup/isik-batarya"])
    expect(english.text).toContain(words);
});

test("the document a page hands on names the address of the page", async () => {
  const { app, database } = await testApp();
  await insertFullStartup(database);
  const host = "kovan.example:8080";
  const caller = { viewer: VISITOR, viewerKey: "", locale: "en", address: "127.0.0.1", host } as const;
  const answer = await inProcessFiles(app, caller)(getStartupPdf, { params: { seoUrlOrId: "isik-batarya" } });
  expect(pdfText(Buffer.from(await answer.arrayBuffer())).text).toContain(
    "http://kovan.example:8080/startup/isik-batarya",
  );
  expect(answer.headers.get("content-disposition")).toContain('filename="Isik-Batarya.pdf"');
});

test("the longest startup still fits on three pages", async () => {
  const { app, database, db } = await testApp();
  const text = `${"Şarj ".repeat(200)}${"x".repeat(3000)} ${"Ğ".repeat(2000)}`;
  await insertFullStartup(database, { name: "Uzun ad ".repeat(25).trim(), descriptionTr: text, taglineTr: text });
  await db.execute(`insert into startup_member (id, startup_id, kind, name, position)
    select gen_random_uuid(), startup_id, kind, repeat('Ad Soyad ', 20), repeat('Kurucu ', 30) from startup_member, generate_series(1, 30)`);
  await db.execute(`insert into startup_competitor (id, startup_id, name)
    select gen_random_uuid(), startup_id, repeat('Rakip ', 30) || n from startup_competitor, generate_series(1, 30) n`);
  await db.execute(`insert into startup_update (id, startup_id, update_date, description_tr)
    select gen_random_uuid(), startup_id, date '2025-01-01' + n, repeat('gelişme ', 300) from startup_update, generate_series(1, 30) n`);
  await db.execute(`insert into startup_affiliation (id, startup_id, kind, name)
    select gen_random_uuid(), startup_id, kind, repeat('Merkez ', 20) || n from startup_affiliation, generate_series(1, 30) n`);
  await db.execute(`insert into startup_patent (id, startup_id, name, application_number)
    select gen_random_uuid(), startup_id, repeat('buluş ', 300), 'TR' || n from startup_patent, generate_series(1, 40) n`);
  await db.execute(`insert into funding (id, startup_id, announced_date)
    select gen_random_uuid(), id, date '2020-01-01' + n from startup, generate_series(1, 60) n`);
  const { rawPayload, statusCode } = await app.inject({ url: PDF, headers: { "accept-language": "tr" } });
  expect(statusCode).toBe(200);
  const { pages, text: printed } = pdfText(rawPayload);
  expect(pages).toBe(3);
  for (const page of ["1 / 3", "2 / 3", "3 / 3"]) expect(printed).toContain(page);
});
