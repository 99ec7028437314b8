import { writeText } from '../base/text/write-text.js';
import type { CheckFailure } from './check-failure.js';

/** A check that threw, as results show it. */
export interface FailedCheck {
  id: string;
  /** Of its first error. */
  message: string;
  /** Pages on which it threw; null for a check of the whole site. */
  pages: number | null;
}

/** Sums up failures as they are read: one entry per check, however many pages it threw on. */
export class FailedChecks {
  readonly #byId = new Map<string, FailedCheck>();

  addPageFailure({ id, message }: Pick<CheckFailure, 'id' | 'message'>): void {
    const known = this.#byId.get(id);
    this.#byId.set(id, { id, message: known?.message ?? message, pages: (known?.pages ?? 0) + 1 });
  }

  addSiteFailure({ id, message }: Pick<CheckFailure, 'id' | 'message'>): void {
    this.#byId.set(id, { id, message, pages: null });
  }

  /** In the order in which they failed first. */
  list(): FailedCheck[] {
    return [...this.#byId.values()];
  }
}

/** Why a check that threw counts as not run. */
export function describeFailedCheck({ pages }: Pick<FailedCheck, 'pages'>): string {
  const place = pages === null ? '' : pages === 1 ? ' on 1 page' : writeText` on ${pages} pages`;
  return `The check failed${place} because of an error in Linkwright, not in the site`;
}
