import { Card } from "#ui/card.tsx";
import { Prose } from "#ui/prose.tsx";
import { useTranslations } from "#ui/translations.ts";
import { ReportCard } from "../../card.tsx";
import type { ReportPage } from "../report.page.tsx";
import { Download } from "./download.tsx";

/** The file, what it is about, its pages, and its neighbours. */
export function Content(page: ReportPage) {
  const text = useTranslations("reportsDetail");
  const { report, others } = page;
  return (
    <>
      <Download {...page} />
      {(report.summary || report.categoryDescription) && (
        <Card title={text("about")}>
          {report.summary && <Prose>{report.summary}</Prose>}
          {report.categoryDescription && <p className="mt-3 text-ink-muted">{report.categoryDescription}</p>}
        </Card>
      )}
      {report.gallery.length > 0 && (
        <Card title={text("gallery")}>
          <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
            {report.gallery.map((address, index) => (
              <li key={address}>
                <a href={address} target="_blank" rel="noreferrer" className="block">
                  <img
                    src={address}
                    alt={text("page", { number: index + 1 })}
                    loading="lazy"
                    decoding="async"
                    className="aspect-[1/1.414] w-full rounded-control border border-line bg-white object-cover object-top"
                  />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      )}
      {others.length > 0 && (
        <section aria-labelledby="others">
          <h2 id="others" className="mb-4 text-lg">
            {text("others")}
          </h2>
          <div className="grid gap-4 sm:grid-cols-2">
            {others.map((row) => (
              <ReportCard key={row.seoUrl} row={row} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}
