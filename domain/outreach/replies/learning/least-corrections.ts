/** With fewer, a gain could hardly be distinguished from chance. */
export const LEAST_CORRECTIONS = 40;
export const LEAST_CORRECTED_LEADS = 20;

export function isEnough({ corrections, leads }: { corrections: number; leads: number }): boolean {
  return corrections >= LEAST_CORRECTIONS && leads >= LEAST_CORRECTED_LEADS;
}
