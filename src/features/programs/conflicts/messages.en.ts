export default {
  leftOut:
    "{count, plural, one {Left out: {labels}. You have a conflict of interest with this application, or have yet to review it.} other {Left out: {labels}. You have a conflict of interest with these applications, or have yet to review them.}}",
  someoneElse: "Someone else in the organization decides.",
  nobodyElse:
    "No one else in the organization can decide without a conflict. Invite a colleague with the “Edit” permission on the page of the organization; they decide.",
};
