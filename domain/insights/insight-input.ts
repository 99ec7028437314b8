import type { ResultTypes } from './results/source.js';

/** What insights are found in, as it is kept between the steps of their workflow. */
export interface InsightInput<Body = Record<string, unknown>> {
  /** The request, with results in the place of ids of operations: evidence paths lead into it. */
  body: Body;
  /** Of which operations these results are. */
  types: ResultTypes;
}
