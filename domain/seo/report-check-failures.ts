import type { CheckFailure } from './check-failure.js';

/** Where checks that threw are logged and counted; `url` is the page or the site that was judged. */
export type ReportCheckFailures = (failures: readonly CheckFailure[], url: string) => void;
