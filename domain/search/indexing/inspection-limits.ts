/**
 * URL inspections that Google allows for one property, no matter who asks (Search Console API: usage limits). The day is one of Pacific
 * time.
 */
export const INSPECTIONS_A_DAY = 2_000;
export const INSPECTIONS_A_MINUTE = 600;

/** URLs that one run inspects at most, without a choice of the user. */
export const USUAL_SAMPLE = 100;
