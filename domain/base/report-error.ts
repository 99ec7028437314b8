/**
 * Logs an unexpected error with its stack and counts it, when the work continues without the part that failed. `place`
 * says in a few constant words what failed: it is a label of the metric.
 */
export type ReportError = (error: unknown, place: string) => void;
