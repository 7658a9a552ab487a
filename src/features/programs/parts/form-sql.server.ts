import { type SQL, sql } from "drizzle-orm";
import { localizedSql } from "#db/localized.server.ts";
import type { Locale } from "#shared/locale.ts";

/** Lines in the reader's language, else in the other one. */
const linesIn = (alias: string, column: string, locale: Locale): SQL => {
  const [own, other] = locale === "tr" ? ["tr", "en"] : ["en", "tr"];
  return sql.raw(
    `to_json(case when cardinality(${alias}.${column}_${own}) > 0 then ${alias}.${column}_${own} else ${alias}.${column}_${other} end)`,
  );
};

/** The questions of a version of the form, as `Question` of `answers.ts`. */
export const questionsSql = (formId: SQL, locale: Locale): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', q.id, 'key', q.key, 'kind', q.kind, 'text', ${localizedSql("q.text", locale)},
      'hint', ${localizedSql("q.hint", locale)}, 'isRequired', q.is_required, 'isHiddenFromJurors', q.is_hidden_from_jurors,
      'maxLength', q.max_length, 'minNumber', q.min_number::float8, 'maxNumber', q.max_number::float8,
      'onlyIfKey', q.only_if_key, 'onlyIfValue', q.only_if_value, 'options', ${linesIn("q", "options", locale)}) order by q.sort_order, q.id), '[]')
    from program_question q where q.form_id = ${formId})`;

/** The form that a program `p` asks for. */
export const newestForm = sql`(select id from program_form where program_id = p.id order by number desc limit 1)`;

export const categoriesSql = (locale: Locale): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', c.id, 'name', ${localizedSql("c.name", locale)},
      'description', ${localizedSql("c.description", locale)}, 'weight', c.weight, 'scaleMax', c.scale_max,
      'meanings', ${linesIn("c", "meanings", locale)}) order by c.sort_order, c.id), '[]')
    from program_review_category c where c.program_id = p.id)`;

export const phasesSql = (locale: Locale): SQL => sql`
  (select coalesce(json_agg(json_build_object('id', h.id, 'name', ${localizedSql("h.name", locale)}, 'startsAt', h.starts_at,
      'finishesAt', h.finishes_at, 'isBlind', h.is_blind) order by h.starts_at), '[]')
    from program_phase h where h.program_id = p.id)`;
