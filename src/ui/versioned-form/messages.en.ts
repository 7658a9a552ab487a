export default {
  theirs: "What someone else has saved meanwhile",
  nothing: "Empty",
  again: "What you typed is still in the form. Change it there, or save again to put it in place of this.",
};
