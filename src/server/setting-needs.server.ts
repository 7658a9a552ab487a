import { SOCIAL_PROVIDERS, type SocialProvider } from "#shared/social-providers.ts";

const BUCKET_NEEDS = ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;

/** Settings that others require. */
export function missingOnes(variables: Record<string, string | undefined>): string[] {
  const missing = BUCKET_NEEDS.filter((name) => variables[name] === undefined);
  const keys = [variables.STRIPE_SECRET_KEY, variables.STRIPE_WEBHOOK_SECRET].filter((key) => key !== undefined);
  const needsKeys = keys.length === 1 || (variables.PAYMENT_PROVIDER === "stripe" && keys.length === 0);
  const isHalf = missing.length > 0 && missing.length < BUCKET_NEEDS.length;
  const incompleteClients = SOCIAL_PROVIDERS.map(clientOf).flatMap(({ id, secret }) =>
    (variables[id] === undefined) === (variables[secret] === undefined)
      ? []
      : [`${id} and ${secret} are needed together: signing in with a site takes both.`],
  );
  return [
    ...incompleteClients,
    ...(needsKeys
      ? ["STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are needed together: paying with Stripe takes both."]
      : []),
    ...(keys.length === 2 && !variables.PUBLIC_URL
      ? ["STRIPE_SECRET_KEY needs PUBLIC_URL: buyers come back there."]
      : []),
    // Links in mails must not depend on the Host header of a request.
    ...(variables.SMTP_URL && !variables.PUBLIC_URL ? ["SMTP_URL needs PUBLIC_URL: links in mails lead there."] : []),
    ...poolerNeeds(variables),
    ...(variables.BACKUP_TO === "bucket" && missing.length === BUCKET_NEEDS.length
      ? [`BACKUP_TO needs a bucket: set ${BUCKET_NEEDS.join(", ")}.`]
      : []),
    ...(isHalf ? missing.map((name) => `${name} is missing: files in a bucket need ${BUCKET_NEEDS.join(", ")}.`) : []),
  ];
}

const POOLER_NAMES = ["DATABASE_POOLER", "DATABASE_DIRECT_URL", "DATABASE_URL"] as const;

function poolerNeeds(variables: Record<string, string | undefined>): string[] {
  const [pooler, direct, url] = POOLER_NAMES.map((name) => variables[name] !== undefined);
  if (pooler && !(direct && url))
    return [
      "DATABASE_POOLER needs DATABASE_URL, the pooler's address, and DATABASE_DIRECT_URL, the server's: migrations, locks and notifications last longer than a transaction.",
    ];
  return direct && !pooler
    ? ["DATABASE_DIRECT_URL needs DATABASE_POOLER=transaction: without a pooler there is one address."]
    : [];
}

/** Names of the settings with the id and secret of a provider. */
export const clientOf = (provider: SocialProvider) => {
  const name = provider.toUpperCase() as Uppercase<SocialProvider>;
  return { id: `${name}_CLIENT_ID`, secret: `${name}_CLIENT_SECRET`, site: `${name}_ISSUER` } as const;
};
