/** Longest wait a caller may request. */
const MAX_WAIT_S = 120;

export interface Preference {
  wait_s: number;
  /** Value of Preference-Applied (RFC 7240 3); null when the default held. */
  applied: string | null;
}

/**
 * Reads `respond-async` and `wait=N` of RFC 7240; anything else is ignored, as the RFC asks. Both together mean to wait
 * that long and then continue without the caller (4.1).
 */
export function readPreference(header: string | undefined, defaultWaitS: number): Preference {
  const preferences = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  const isAsync = preferences.includes('respond-async');
  // Of several the first counts (2).
  const wait = WAIT.exec(preferences.find((preference) => /^wait\s*=/.test(preference)) ?? '');
  if (wait) {
    const wait_s = Math.min(Number(wait[1]), MAX_WAIT_S);
    return { wait_s, applied: isAsync ? `respond-async, wait=${wait_s}` : `wait=${wait_s}` };
  }
  return isAsync ? { wait_s: 0, applied: 'respond-async' } : { wait_s: defaultWaitS, applied: null };
}

const WAIT = /^wait\s*=\s*"?(\d{1,6})"?$/;
