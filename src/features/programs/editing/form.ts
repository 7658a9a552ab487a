import { editForm, type Fields } from "#shared/edit/form.ts";
import { TIME_ZONES } from "#shared/house.ts";
import { OTHERS_SCORES, PROFILE_FIELDS, QUESTION_KINDS, RANKINGS } from "./limits.ts";

const VALUES_MAX = 40;
const CATEGORIES_MAX = 20;

const name = { kind: "text", max: 200 } as const;
const lines = { kind: "text", max: 10_000, lines: 6 } as const;
/** One a line. */
const list = { kind: "text", max: 5_000, lines: 4 } as const;
const percent = { kind: "number", min: 0, max: 100 } as const;
const months = { kind: "number", min: 0, max: 1200, whole: true } as const;
/** A field of a question that only these kinds have. */
const ofKind = <F extends object, const Kinds extends readonly string[]>(field: F, ...kinds: Kinds) => ({
  ...field,
  when: { field: "kind", is: kinds },
});
const instant = { kind: "instant", zone: "timeZone" } as const;

/** The fields of a program, by the part of its form. */
export const PARTS = {
  basics: {
    nameEn: name,
    nameTr: name,
    programTypeId: { kind: "type", of: "programType", required: true },
    descriptionEn: lines,
    descriptionTr: lines,
  },
  fields: {
    stageIds: { kind: "types", of: "stage", max: VALUES_MAX },
    sectorIds: { kind: "types", of: "sector", max: VALUES_MAX },
    technologyIds: { kind: "types", of: "technology", max: VALUES_MAX },
    targetMarketIds: { kind: "types", of: "targetMarket", max: VALUES_MAX },
  },
  dates: {
    timeZone: { kind: "option", of: TIME_ZONES, required: true },
    applyStart: instant,
    applyFinish: instant,
    graceSeconds: { kind: "number", min: 0, max: 3600, whole: true },
    startAt: instant,
    finishAt: instant,
  },
  support: {
    isGrant: { kind: "flag" },
    investmentTypeId: { kind: "type", of: "investmentType" },
    investmentStageId: { kind: "type", of: "investmentTour" },
    minInvestment: { kind: "amount", currency: "investmentCurrencyId" },
    maxInvestment: { kind: "amount", currency: "investmentCurrencyId" },
    investmentCurrencyId: { kind: "currency" },
    minShare: percent,
    maxShare: percent,
    facilitiesEn: lines,
    facilitiesTr: lines,
    awardsEn: lines,
    awardsTr: lines,
  },
  asks: {
    asksStage: { kind: "flag" },
    asksSector: { kind: "flag" },
    asksTechnology: { kind: "flag" },
    asksLegalEntity: { kind: "flag" },
    askedCountryId: { kind: "country" },
    askedCityId: { kind: "city", in: "askedCountryId" },
    minAgeMonths: months,
    maxAgeMonths: months,
    minTeamSize: { kind: "number", min: 1, max: 1000, whole: true },
    asksPresentation: { kind: "flag" },
    conditionsEn: lines,
    conditionsTr: lines,
  },
  questions: {
    questions: {
      kind: "rows",
      ordered: true,
      max: 50,
      fields: {
        id: { kind: "id" },
        questionKey: { kind: "rowKey" },
        kind: { kind: "option", of: QUESTION_KINDS, required: true },
        maxLength: ofKind({ kind: "number", min: 1, max: 20_000, whole: true } as const, "short", "long"),
        textEn: { kind: "text", max: 500 },
        textTr: { kind: "text", max: 500 },
        hintEn: { kind: "text", max: 1000 },
        hintTr: { kind: "text", max: 1000 },
        isOptional: { kind: "flag" },
        isHiddenFromJurors: { kind: "flag" },
        minNumber: ofKind({ kind: "number", min: -1e13, max: 1e13 } as const, "number"),
        maxNumber: ofKind({ kind: "number", min: -1e13, max: 1e13 } as const, "number"),
        optionsEn: ofKind(list, "choice", "choices"),
        optionsTr: ofKind(list, "choice", "choices"),
        /** "key:answer" of an earlier question. */
        onlyIf: { kind: "offered", max: 60 },
        categoryIds: { kind: "rowIds", of: "reviewCategories", max: CATEGORIES_MAX },
        profileField: ofKind({ kind: "option", of: PROFILE_FIELDS } as const, "short", "long", "choice", "link"),
      },
    },
  },
  categories: {
    reviewCategories: {
      kind: "rows",
      ordered: true,
      max: CATEGORIES_MAX,
      fields: {
        id: { kind: "id" },
        nameEn: name,
        nameTr: name,
        weight: { kind: "number", min: 1, max: 100, whole: true, required: true },
        scaleMax: { kind: "number", min: 2, max: 10, whole: true },
        descriptionEn: { ...lines, max: 5_000, lines: 2 },
        descriptionTr: { ...lines, max: 5_000, lines: 2 },
        meaningsEn: list,
        meaningsTr: list,
      },
    },
    ranking: { kind: "option", of: RANKINGS, required: true },
    evaluationCriteriaEn: lines,
    evaluationCriteriaTr: lines,
  },
  phases: {
    phases: {
      kind: "rows",
      max: 10,
      fields: {
        id: { kind: "id" },
        nameEn: name,
        nameTr: name,
        startsAt: { ...instant, required: true },
        finishesAt: { ...instant, required: true },
        isVisible: { kind: "flag" },
        othersScores: { kind: "option", of: OTHERS_SCORES },
        reviewsPerApplication: { kind: "number", min: 1, max: 50, whole: true },
        criteriaIds: { kind: "rowIds", of: "reviewCategories", max: CATEGORIES_MAX },
        maxReviewsPerJuror: { kind: "number", min: 1, max: 1000, whole: true },
      },
    },
  },
} as const satisfies Record<string, Fields>;

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

export const programForm = editForm(
  {
    ...PARTS.basics,
    ...PARTS.fields,
    ...PARTS.dates,
    ...PARTS.support,
    ...PARTS.asks,
    ...PARTS.questions,
    ...PARTS.categories,
    ...PARTS.phases,
  },
  {
    days: [
      ["applyStart", "applyFinish"],
      ["startAt", "finishAt"],
    ],
    ranges: [
      ["minInvestment", "maxInvestment"],
      ["minShare", "maxShare"],
      ["minAgeMonths", "maxAgeMonths"],
    ],
    together: [["nameEn", "nameTr"]],
  },
);
/** The first values of a new program; the rest is written in its draft. */
export const newProgramForm = editForm(
  { nameEn: name, nameTr: name, programTypeId: PARTS.basics.programTypeId },
  { together: [["nameEn", "nameTr"]] },
);
/** Review categories alone, for their own calls. */
export const categoryForm = editForm({ reviewCategories: PARTS.categories.reviewCategories });
export type ProgramFields = (typeof programForm)["fields"];
