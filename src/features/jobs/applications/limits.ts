/** Names the draft of an application on this device. */
export const applyDraft = (jobId: string): string => `job/${jobId}/apply`;
