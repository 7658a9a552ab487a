import { isSocialProvider, type SignInSite } from "#shared/social-providers.ts";

/** The logo of another site on a 20 px grid, for those of the house a mortarboard; its name is shown beside it. */
export function ProviderMark({ provider, className = "size-5" }: { provider: SignInSite; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className={`${className} shrink-0`}>
      {MARKS[isSocialProvider(provider) ? provider : "house"]}
    </svg>
  );
}

const MARKS = {
  house: (
    <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 3.5 1.5 7.5 10 11.5l8.5-4z" />
      <path d="M5 9.5v4.2c1.4 1.4 3 2 5 2s3.6-.6 5-2V9.5M18.5 7.5v5.2" />
    </g>
  ),
  linkedin: (
    <>
      <rect x="1" y="1" width="18" height="18" rx="3.2" fill="#0a66c2" />
      <path
        d="M4.4 8h2.5v7.8H4.4zM5.65 4.2a1.45 1.45 0 1 1 0 2.9 1.45 1.45 0 0 1 0-2.9M8.5 8h2.4v1.1c.5-.8 1.4-1.3 2.5-1.3 2.2 0 2.8 1.4 2.8 3.5v4.5h-2.5v-4c0-1.1-.2-1.9-1.2-1.9-1.1 0-1.5.8-1.5 1.9v4H8.5z"
        fill="#fff"
      />
    </>
  ),
  google: (
    <g fill="none" strokeWidth="3.4">
      <path d="M15.2 4.9A7.3 7.3 0 0 0 3.7 6.4" stroke="#ea4335" />
      <path d="M3.7 6.4a7.3 7.3 0 0 0 0 7.2" stroke="#fbbc05" />
      <path d="M3.7 13.6a7.3 7.3 0 0 0 11.1 1.8" stroke="#34a853" />
      <path d="M14.8 15.4A7.3 7.3 0 0 0 17.3 10H10" stroke="#4285f4" />
    </g>
  ),
  facebook: (
    <>
      <circle cx="10" cy="10" r="9" fill="#1877f2" />
      <path
        d="M10.9 19v-6.6h2.3l.4-2.7h-2.7V8c0-.8.3-1.5 1.5-1.5h1.3V4.2a14 14 0 0 0-2-.2c-2.2 0-3.5 1.3-3.5 3.6v2.1H5.9v2.7h2.3V19z"
        fill="#fff"
      />
    </>
  ),
  github: (
    <path
      d="M10 1.2a9 9 0 0 0-2.8 17.5c.4.1.6-.2.6-.5v-1.9c-2.3.5-2.9-1-3.1-1.4-.2-.4-.6-1-1-1.2-.4-.2-.8-.7 0-.7.8 0 1.3.7 1.5 1 .9 1.4 2.2 1 2.7.8.1-.6.3-1.1.6-1.3-2.1-.2-4.2-1-4.2-4.5 0-1 .4-1.8.9-2.4-.1-.2-.4-1.2.1-2.4 0 0 .8-.3 2.5.9a8.5 8.5 0 0 1 4.5 0c1.7-1.2 2.5-.9 2.5-.9.5 1.2.2 2.2.1 2.4.6.6.9 1.4.9 2.4 0 3.5-2.1 4.3-4.2 4.5.3.3.6.8.6 1.7v2.5c0 .3.2.6.6.5A9 9 0 0 0 10 1.2"
      fill="currentColor"
    />
  ),
};
