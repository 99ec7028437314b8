import type { FoundCause } from '../../../domain/seo/causes/found-cause.js';

/** Ten pages out of the index for one line of a template, unless overridden. */
export function stubCause(overrides: Partial<FoundCause> = {}): FoundCause {
  return {
    id: 'canonical/test',
    level: 'canonical',
    component: 'technical_seo',
    severity: 'high',
    title: 'Canonicals point elsewhere on 10 pages',
    why: 'They are out of the index.',
    steps: ['Change the line.'],
    check_ids: ['canonical/to-home'],
    findings: 10,
    explains: { findings: 0, symptoms: [] },
    pages: 10,
    urls: ['https://site.example/a'],
    sample: 'https://site.example/a: canonical https://site.example/',
    page_share: 0.5,
    loss: 1,
    certainty: 0.8,
    effort_hours: 1,
    page_to_edit: 'https://site.example/a',
    template: null,
    snippets: [],
    ...overrides,
  };
}
