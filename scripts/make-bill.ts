// node scripts/make-bill.ts: writes the bill of materials (CycloneDX) and the licences in NOTICES.md, both from the lock file. Run it
// when packages change; a test compares.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { BILL_FILE, billOfMaterials, NOTICES_FILE, noticesWith } from "./packages.ts";

const ROOT = path.resolve(import.meta.dirname, "..");

mkdirSync(path.dirname(path.join(ROOT, BILL_FILE)), { recursive: true });
writeFileSync(path.join(ROOT, BILL_FILE), `${JSON.stringify(billOfMaterials(ROOT), null, 1)}\n`);
const notices = path.join(ROOT, NOTICES_FILE);
writeFileSync(notices, noticesWith(readFileSync(notices, "utf8"), ROOT));
