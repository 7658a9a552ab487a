import {
  type program,
  programForm,
  programPhase,
  programQuestion,
  programReviewCategory,
} from "#db/tables/programs.server.ts";
import { fixedId } from "#shared/type-id.ts";
import { demoId } from "./random.ts";
import { insertAll, type World } from "./world.ts";

type Program = typeof program.$inferInsert & { id: string };

const text = (textEn: string, textTr: string) => ({ textEn, textTr });

/** Questions of the demo's application forms; the first ones are in every form. */
const QUESTIONS: readonly Omit<typeof programQuestion.$inferInsert, "formId" | "key">[] = [
  {
    kind: "short",
    ...text("What do you do, in one sentence?", "Ne yaptığınızı tek cümleyle anlatın."),
    maxLength: 200,
  },
  {
    kind: "long",
    ...text("Which problem do you solve, and for whom?", "Hangi sorunu, kimin için çözüyorsunuz?"),
    hintEn: "Who has it today, and what do they do without you?",
    hintTr: "Bu sorunu bugün kim yaşıyor, siz olmadan ne yapıyor?",
    maxLength: 2000,
  },
  { kind: "long", ...text("What is new about your solution?", "Çözümünüzün yeniliği nedir?"), maxLength: 2000 },
  {
    kind: "choice",
    ...text("In which stage are you?", "Hangi aşamadasınız?"),
    optionsEn: ["Idea", "Prototype", "First customers", "Growing"],
    optionsTr: ["Fikir", "Prototip", "İlk müşteriler", "Büyüyor"],
  },
  { kind: "number", ...text("How many paying customers do you have?", "Kaç ödeyen müşteriniz var?"), minNumber: 0 },
  {
    kind: "link",
    ...text("Where can we see your product?", "Ürününüzü nerede görebiliriz?"),
    isRequired: false,
    isHiddenFromJurors: true,
  },
  {
    kind: "file",
    ...text("A letter of support, if you have one", "Varsa bir destek mektubu"),
    isRequired: false,
    isHiddenFromJurors: true,
  },
  {
    kind: "long",
    ...text(
      "What do you want to have reached at the end of the program?",
      "Programın sonunda nereye varmış olmak istiyorsunuz?",
    ),
    maxLength: 1500,
  },
];

const MEANINGS = [
  ["Not convincing", "İkna edici değil"],
  ["Weak", "Zayıf"],
  ["Fair", "Yeterli"],
  ["Strong", "Güçlü"],
  ["Outstanding", "Çok güçlü"],
] as const;
const CATEGORIES = [
  ["Team", "Ekip", "Can these people do it, and do they stay?", "Bu ekip bunu yapabilir mi, birlikte kalır mı?"],
  [
    "Problem and market",
    "Sorun ve pazar",
    "Is it a real problem of enough people?",
    "Yeterince insanın gerçek bir sorunu mu?",
  ],
  ["Solution", "Çözüm", "Is it better than what there is?", "Var olandan daha mı iyi?"],
  ["Plan", "Plan", "Do they know what to do next?", "Bundan sonra ne yapacaklarını biliyorlar mı?"],
] as const;
const WEIGHTS = [
  [40, 30, 20, 10],
  [30, 30, 25, 15],
  [25, 25, 25, 25],
];
const PHASES = [
  ["Screening", "Ön eleme", true],
  ["Jury", "Jüri", true],
  ["Final", "Final", false],
] as const;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A program's requirements and its grace; every third requires more. */
export const asksOf = (index: number) => ({
  graceSeconds: [0, 30, 120][index % 3]!,
  asksTechnology: index % 6 === 0,
  asksLegalEntity: index % 3 === 0,
  askedCountryId: index % 4 === 0 ? fixedId("country/TR") : null,
  minAgeMonths: null,
  maxAgeMonths: index % 3 === 1 ? 60 : null,
  minTeamSize: index % 2 === 0 ? 2 : null,
  asksPresentation: index % 5 !== 4,
});

/** An application form, review categories and phases for each program. */
export async function addProgramForms(world: World, programs: readonly Program[]): Promise<void> {
  const forms = programs.map(({ id }) => ({ id: demoId(`program-form/${id}`), programId: id, number: 1 }));
  await insertAll(world, programForm, forms);
  await insertAll(
    world,
    programQuestion,
    forms.flatMap(({ id }, index) => questionsOf(id, index)),
  );
  await insertAll(
    world,
    programReviewCategory,
    programs.flatMap(({ id }, index) => categoriesOf(id, index)),
  );
  await insertAll(world, programPhase, programs.flatMap(phasesOf));
}

const questionsOf = (formId: string, index: number): (typeof programQuestion.$inferInsert)[] =>
  QUESTIONS.filter((_, place) => place < 3 || (place + index) % 4 !== 0).map((question, sortOrder) => ({
    isRequired: true,
    isHiddenFromJurors: false,
    optionsEn: [],
    optionsTr: [],
    ...question,
    id: demoId(`program-question/${formId}/${sortOrder}`),
    key: demoId(`program-key/${formId}/${sortOrder}`),
    formId,
    sortOrder,
  }));

const categoriesOf = (programId: string, index: number): (typeof programReviewCategory.$inferInsert)[] =>
  CATEGORIES.map(([nameEn, nameTr, descriptionEn, descriptionTr], sortOrder) => ({
    id: demoId(`program-category/${programId}/${sortOrder}`),
    programId,
    sortOrder,
    nameEn,
    nameTr,
    descriptionEn,
    descriptionTr,
    scaleMax: MEANINGS.length,
    weight: WEIGHTS[index % WEIGHTS.length]![sortOrder]!,
    meaningsEn: MEANINGS.map(([en]) => en),
    meaningsTr: MEANINGS.map(([, tr]) => tr),
  }));

/** They follow each other from the night after the deadline on. */
function phasesOf({ id, applyFinish }: Program): (typeof programPhase.$inferInsert)[] {
  if (!applyFinish) return [];
  const from = applyFinish.getTime() + 8 * HOUR_MS;
  return PHASES.map(([nameEn, nameTr, isBlind], place) => ({
    id: demoId(`program-phase/${id}/${place}`),
    programId: id,
    nameEn,
    nameTr,
    isBlind,
    startsAt: new Date(from + place * 10 * DAY_MS),
    finishesAt: new Date(from + (place + 1) * 10 * DAY_MS),
    othersScores: "afterOwn" as const,
    isActive: place === 0,
    reviewsPerApplication: 3,
  }));
}
