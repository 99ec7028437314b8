import { expect } from 'chai';
import { draftCause } from '../../../domain/audits/draft-cause.js';
import { gatherSiteFacts } from '../../../domain/seo/improvements/site-facts.js';
import { factSources } from '../../support/fact-sources.js';
import { stubCause } from '../../support/samples/stub-cause.js';
import { stubIssue } from '../../support/samples/stub-issue.js';
import { pageFrom } from '../../support/sites/pages.js';

const facts = gatherSiteFacts(factSources([pageFrom('<title>Home</title>', { url: 'https://site.example/' })]));
const symptoms = [
  { check_id: 'sitemap/url-noncanonical', title: 'Sitemap lists canonicalized pages', findings: 36 },
  { check_id: 'hreflang/to-noncanonical', title: 'Hreflang to canonicalized page', findings: 12 },
];
const cause = stubCause({
  check_ids: ['canonical/to-other-language', ...symptoms.map(({ check_id }) => check_id)],
  explains: { findings: 48, symptoms },
});

describe('[U] draft cause', () => {
  it('is one fix that names its symptoms and what it costs', () => {
    const draft = draftCause(cause, { open: [], all: [] }, facts);
    expect(draft).to.deep.include({
      id: 'fix/canonical/test',
      priority: 'High',
      kind: 'fix',
      cause: { id: 'canonical/test', level: 'canonical' },
      explains: cause.explains,
      page_to_edit: 'https://site.example/a',
      search_cost: {
        percent: 40,
        basis: '10 pages, 50% of the site by weight; assumed loss of such a page 100%, certainty 80%',
      },
    });
    expect(draft.evidence.count).to.equal(10);
    expect(draft.steps.at(-1)).to.equal(
      'Change nothing else for what follows from it: 48 findings of other checks go away with this fix, such as "Sitemap lists canonicalized pages" (36), "Hreflang to canonicalized page" (12).',
    );
  });

  it('promises green only to checks of which nothing is left over', () => {
    const draft = draftCause(cause, { open: [stubIssue('sitemap/url-noncanonical')], all: [] }, facts);
    expect(draft.check_ids).to.deep.equal(['canonical/to-other-language', 'hreflang/to-noncanonical']);
  });
});
