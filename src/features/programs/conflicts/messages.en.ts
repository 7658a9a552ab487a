export default {
  leftOut:
    "{count, plural, one {Left out: {labels}. You have a conflict of interest with this application, or are still to review it.} other {Left out: {labels}. You have a conflict of interest with these applications, or are still to review them.}}",
  someoneElse: "Somebody else of the organization decides there.",
  nobodyElse:
    "Nobody else of the organization may decide without a conflict. Invite a colleague who may edit, on the page of the organization; they decide there.",
};
