import { editedPages } from './edited-pages.js';
import type { Fix } from './fix.js';
import { hreflangSnippets } from './hreflang-snippets.js';

/** The closed hreflang set of every cluster of language versions that these issues touch. */
export const hreflangTags: Fix = {
  check_ids: [
    'hreflang/invalid-code',
    'hreflang/missing-return',
    'hreflang/missing-self',
    'hreflang/missing-x-default',
    'hreflang/relative',
    'hreflang/in-body',
    'hreflang/return-code-differs',
    'hreflang/duplicate-code',
    'hreflang/to-error',
    'hreflang/to-redirect',
    'hreflang/to-noindex',
    'hreflang/to-blocked',
    'hreflang/to-noncanonical',
  ],
  write: (issues, facts) => hreflangSnippets(editedPages(issues, facts), facts.site),
};
