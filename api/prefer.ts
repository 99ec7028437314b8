/** Longest wait a caller may ask for. */
const MAX_WAIT_S = 120;

export interface Preference {
  wait_s: number;
  /** Value of Preference-Applied (RFC 7240 3); null when the default held. */
  applied: string | null;
}

/** Reads `respond-async` and `wait=N` of RFC 7240; anything else is ignored, as the RFC asks. */
export function readPreference(header: string | undefined, defaultWaitS: number): Preference {
  const preferences = (header ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase() ?? '');
  if (preferences.includes('respond-async')) return { wait_s: 0, applied: 'respond-async' };
  for (const preference of preferences) {
    const wait = /^wait\s*=\s*"?(\d{1,6})"?$/.exec(preference);
    if (!wait) continue;
    const wait_s = Math.min(Number(wait[1]), MAX_WAIT_S);
    return { wait_s, applied: `wait=${wait_s}` };
  }
  return { wait_s: defaultWaitS, applied: null };
}
