/** A message of SAML that is not as it must be; the sentence is for the log. */
export class SamlRefusal extends Error {}

/** A provider whose description cannot be fetched at the moment. */
export class ProviderAway extends Error {}
