import type { Chance } from "./random.ts";

/** A stage, its share of the startups, and the age, team and money that fit it. */
export interface StageProfile {
  stage: string;
  weight: number;
  years: readonly [number, number];
  employees: readonly (readonly [string, number])[];
  incorporated: number;
  rounds: readonly [number, number];
  /** How many customers, as a factor of what the kind of customer makes usual; 0: pilots only. */
  reach: number;
}

const STAGES: readonly StageProfile[] = [
  stage(
    "idea",
    6,
    [0.1, 1.2],
    [
      ["1", 5],
      ["2-5", 5],
    ],
    0.12,
    [0, 0],
    0,
  ),
  stage(
    "prototype",
    11,
    [0.3, 2.2],
    [
      ["1", 1],
      ["2-5", 9],
    ],
    0.5,
    [0, 1],
    0,
  ),
  stage(
    "mvp",
    16,
    [0.6, 3.2],
    [
      ["2-5", 7],
      ["6-10", 3],
    ],
    0.8,
    [0, 2],
    0.05,
  ),
  stage(
    "pre-seed",
    14,
    [0.8, 3.6],
    [
      ["2-5", 6],
      ["6-10", 4],
    ],
    0.95,
    [1, 2],
    0.1,
  ),
  stage(
    "seed",
    16,
    [1.5, 5],
    [
      ["2-5", 1],
      ["6-10", 6],
      ["11-25", 4],
    ],
    1,
    [1, 3],
    0.3,
  ),
  stage(
    "early-revenue",
    14,
    [1.5, 6],
    [
      ["2-5", 3],
      ["6-10", 5],
      ["11-25", 3],
    ],
    1,
    [0, 2],
    0.35,
  ),
  stage(
    "growth",
    12,
    [3, 9],
    [
      ["11-25", 6],
      ["26-50", 5],
      ["51-100", 1],
    ],
    1,
    [2, 4],
    1,
  ),
  stage(
    "scale-up",
    6,
    [5, 12],
    [
      ["26-50", 2],
      ["51-100", 6],
      ["101-250", 3],
    ],
    1,
    [3, 5],
    3,
  ),
  stage(
    "mature",
    3,
    [8, 17],
    [
      ["26-50", 4],
      ["51-100", 4],
      ["251-500", 2],
    ],
    1,
    [0, 4],
    4,
  ),
  stage(
    "exit",
    2,
    [6, 14],
    [
      ["26-50", 4],
      ["51-100", 4],
      ["101-250", 2],
      ["501-1000", 1],
    ],
    1,
    [2, 4],
    5,
  ),
];

function stage(
  name: string,
  weight: number,
  years: StageProfile["years"],
  employees: StageProfile["employees"],
  incorporated: number,
  rounds: StageProfile["rounds"],
  reach: number,
): StageProfile {
  return { stage: name, weight, years, employees, incorporated, rounds, reach };
}

export const stageProfile = (key: string): StageProfile => STAGES.find((candidate) => candidate.stage === key)!;

export const drawStage = (random: Chance): StageProfile => random.weighted(STAGES.map((item) => [item, item.weight]));

/** Mostly operating; what has been sold or listed is at the stage "exit", young ideas do not close yet. */
export function drawOperatingStatus({ stage }: StageProfile, random: Chance): string {
  if (stage === "exit")
    return random.weighted([
      ["acquired", 7],
      ["public", 2],
    ]);
  if (stage === "idea" || stage === "scale-up") return "operating";
  return random.weighted([
    ["operating", 93],
    ["closed", 6],
    ["acquired", stage === "growth" || stage === "seed" ? 3 : 0],
  ]);
}
