/**
 * Share of searches that end in a click on a result at positions 1 to 10, from public click studies; beyond the first page
 * it falls evenly to 1.0% at position 20, where such studies end.
 */
const FIRST_PAGE = [0.276, 0.158, 0.11, 0.084, 0.063, 0.049, 0.039, 0.031, 0.026, 0.022] as const;
const LAST_POSITION_CTR = 0.01;

/** No curve reaches further: what is expected there is unknown. */
export const CURVE_POSITIONS = 20;

export const PRIOR_CTR: readonly number[] = Array.from({ length: CURVE_POSITIONS }, (_, index) => {
  const onFirstPage = FIRST_PAGE[index];
  if (onFirstPage !== undefined) return onFirstPage;
  const steps = CURVE_POSITIONS - FIRST_PAGE.length;
  const fall = (LAST_POSITION_CTR / 0.022) ** ((index + 1 - FIRST_PAGE.length) / steps);
  return Math.round(0.022 * fall * 10_000) / 10_000;
});

/** The CTR that a curve gives for a position, which may be between two ranks. Null beyond the curve. */
export function expectedCtr(curve: readonly number[], position: number | null): number | null {
  if (position === null || position > curve.length || curve.length === 0) return null;
  const place = Math.max(1, position);
  const below = curve[Math.floor(place) - 1] ?? 0;
  const above = curve[Math.ceil(place) - 1] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
