/**
 * Where an unexpected error is logged with its stack and counted when its work goes on without what failed. `place` says
 * in a few constant words what failed: it is a label of the metric.
 */
export type ReportError = (error: unknown, place: string) => void;
