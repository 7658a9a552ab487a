export default {
  title: "Changed in two places",
  lead: "While you were editing, these were saved elsewhere. Choose what to keep.",
  mine: "What you typed",
  theirs: "What was saved meanwhile",
  nothing: "Empty",
  save: "Save my choice",
  back: "Back to the form",
};
