import type { Acceptance } from '../../../domain/seo/acceptance/acceptance.js';

/** An acceptance of one check on the whole site that no audit has met yet, unless overridden. */
export function stubAcceptance(overrides: Partial<Acceptance> = {}): Acceptance {
  return {
    id: 'acc0acc0acc0acc0acc0acc0',
    check: 'title/long',
    url: null,
    url_pattern: null,
    reason: 'The legal name',
    accepted_by: 'Content team',
    accepted_at: '2026-05-01T08:00:00.000Z',
    until: null,
    evidence: null,
    ...overrides,
  };
}
