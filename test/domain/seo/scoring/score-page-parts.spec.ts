import { expect } from 'chai';
import type { HtmlFacts } from '../../../../domain/seo/artifacts/html.js';
import { scorePageParts } from '../../../../domain/seo/scoring/score-page-parts.js';
import { context } from '../../../support/check-context.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { renderedPage } from '../../../support/sites/rendered-page.js';

const LONG = `<p>${'word '.repeat(300)}</p>`;
const score = (html: string, issues = [stubIssue('title/missing', { severity: 'high' })], rendered = '') => {
  const page = pageFrom(html);
  const read = rendered === '' ? null : renderedPage({ raw: html, rendered });
  return scorePageParts({ page, html: page.html as HtmlFacts, rendered: read, issues }, new Set(['images']), context());
};

describe('[U] scorePageParts', () => {
  it('can be worked out from its parts', () => {
    const { components, weighted_mean, overall_score } = score(htmlPage(LONG));
    // 100 − 70 × 25 ÷ 92, the weight without the images that were left out.
    expect(components.meta).to.deep.equal({ score: 30, weight: 25, issues: 1, points_lost: 70 });
    expect(components.images.score).to.equal(null);
    expect([weighted_mean, overall_score]).to.deep.equal([81, 81]);
  });

  it('has no score for what only pages that may be indexed are judged by', () => {
    const { components, score_gates } = score(htmlPage(LONG, '<meta name="robots" content="noindex">'), []);
    const unmeasured = Object.entries(components).flatMap(([part, { score: of }]) => (of === null ? [part] : []));
    expect(unmeasured).to.deep.equal(['meta', 'headings', 'content', 'images', 'social']);
    expect(score_gates.map(({ id }) => id)).to.deep.equal(['not_indexable']);
  });

  it('reads the words that scripts bring', () => {
    expect(score(htmlPage('<p>Loading</p>')).score_gates.map(({ id }) => id)).to.deep.equal(['thin_pages']);
    expect(score(htmlPage('<p>Loading</p>'), [], htmlPage(LONG)).score_gates).to.deep.equal([]);
  });
});
