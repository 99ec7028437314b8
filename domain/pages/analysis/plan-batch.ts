import type { OperationError } from '../../operations/operations.js';

/** A page of a batch, as it was given. */
export interface BatchPage {
  url: string;
  /** Why it must not be requested; null when it may. */
  refused: OperationError | null;
}

/** One request for each page, no matter how often it was named. */
export interface PlannedPage {
  url: string;
  /** Distinguishes the pages of one operation. */
  part: string;
}

/** The pages to fetch, each once, in the order in which they were first named. */
export function planBatch(pages: readonly BatchPage[]): PlannedPage[] {
  const allowed = pages.filter(({ refused }) => refused === null).map(({ url }) => url);
  return [...new Set(allowed)].map((url, index) => ({ url, part: String(index) }));
}

/** Runs of pages, each of which is fetched and judged before the next. */
export function sliceBatch(pages: readonly PlannedPage[], size: number): PlannedPage[][] {
  return Array.from({ length: Math.ceil(pages.length / size) }, (_, index) =>
    pages.slice(index * size, (index + 1) * size),
  );
}
