import type { FoundPage } from '../../../domain/outreach/discovery/found-page.js';

/** A page of blog.example that says nothing, but for what a spec names. */
export function foundPage(overrides: Partial<FoundPage> = {}): FoundPage {
  return {
    url: 'https://blog.example/write-for-us',
    title: '',
    description: '',
    headings: [],
    text: '',
    links: [],
    mailtos: [],
    protected_emails: [],
    structured: [],
    reversed: [],
    has_form: false,
    word_count: 0,
    outbound_links: 0,
    language: '',
    site_name: '',
    feeds: [],
    newest_year: null,
    ...overrides,
  };
}
