/**
 * The content of a booklet, named in its language: all that its thread is given, and nothing that a blind phase hides.
 */
export interface BookletContent {
  title: string;
  program: string;
  phase: string;
  language: "en" | "tr";
  /** "2026-11-22". */
  date: string;
  /** On its first page: who invites to read, who reads, and when. */
  facts: { name: string; value: string }[];
  /** Said on every application of a blind phase. */
  note: string | null;
  source: string;
  url: string;
  rubricTitle: string;
  rubric: { name: string; weight: string; description: string | null; meanings: string[] }[];
  applications: {
    title: string;
    startup: string | null;
    facts: string[];
    answers: { question: string; answer: string; isMuted: boolean }[];
  }[];
}
