import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const SCRIPT = 'script[type="application/ld+json"]';

export const schemaNoContext: PageCheck = {
  id: 'schema/no-context',
  severity: 'medium',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Structured data without schema.org context',
  why: 'Without @context the names in a JSON-LD block mean nothing, and search engines skip it.',
  fix: 'Add "@context": "https://schema.org" to the top object of the block.',
  reference: 'https://www.w3.org/TR/json-ld11/#the-context',
  effort_hours: 0.25,
  judge({ url, html }) {
    const bare = (html?.json_ld ?? []).filter(({ state, has_context }) => state === 'valid' && !has_context);
    const describe = (types: string[]) =>
      types.length > 0 ? `${types.join(', ')} without @context` : 'block without @context';
    return foldCases(url, bare, ({ types }) => describe(types), {
      expected: '"@context": "https://schema.org"',
      where: SCRIPT,
    });
  },
};
