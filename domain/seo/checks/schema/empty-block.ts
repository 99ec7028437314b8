import type { PageCheck } from '../check.js';
import { foldCases } from '../fold-cases.js';

const SCRIPT = 'script[type="application/ld+json"]';

export const schemaEmptyBlock: PageCheck = {
  id: 'schema/empty-block',
  severity: 'low',
  component: 'on_page_seo',
  scope: 'page',
  applies_to: 'findable',
  title: 'Empty structured data block',
  why: 'A JSON-LD script with nothing in it is often the trace of a template whose data did not arrive.',
  fix: 'Fill the block, or leave it out when there is nothing to say.',
  reference: 'https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements',
  effort_hours: 0.25,
  judge({ url, html }) {
    const blank = (html?.json_ld ?? []).filter(({ state }) => state === 'empty');
    return foldCases(url, blank, () => 'JSON-LD script without content', {
      expected: 'a JSON-LD object',
      where: SCRIPT,
    });
  },
};
