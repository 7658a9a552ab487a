/** Tables that follow from others within the writing transaction, which raises the page revision by those. */
export const DERIVED_TABLES = [
  "funding_day",
  "list_bits",
  "list_refreshing",
  "list_term",
  "reference_state",
  "search_entry",
  "search_vocabulary",
  "search_word",
  "talent_refreshing",
];

/** Tables of the platform, which its background work reads and no page shows. */
export const PLATFORM_TABLES = ["background_job", "function_file", "migration", "page_revision"];

/** Tables that no page of visitors shows. */
export const PRIVATE_TABLES = [
  "audit",
  "banned_word",
  "city_alias",
  "consent",
  "conversation",
  "conversation_side",
  "entity_claim",
  "fact_check",
  "flagged_text",
  "idempotency",
  "import_row",
  "introduction",
  "job_application_note",
  "job_application_step",
  "invitation",
  "known_device",
  "mail",
  "mailed_code",
  "message",
  "message_block",
  "message_report",
  "portfolio_round",
  "report_download",
  "report_purchase",
  "saved_query",
  "saved_query_seen",
  "session",
  "social_attempt",
  "social_connection",
  "startup_apply_token",
  "startup_join_wish",
  "table_export",
  "table_setting",
  "throttle",
  "university_alias",
];
