import { expect } from 'chai';
import { analyzeTargetKeywords } from '../../../../domain/audits/target-keywords.js';
import { CATEGORY_WEIGHTS } from '../../../../domain/pages/analysis/page-category.js';
import { scoreCategories } from '../../../../domain/pages/analysis/score-categories.js';
import type { HtmlFacts } from '../../../../domain/seo/artifacts/html.js';
import type { PageArtifact } from '../../../../domain/seo/artifacts/page.js';
import { summarizePage } from '../../../../domain/seo/page/page-summary.js';
import { context } from '../../../support/check-context.js';
import { stubIssue } from '../../../support/samples/stub-issue.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

function score(verdict: Partial<Parameters<typeof scoreCategories>[1]> = {}, keywords: string[] = []) {
  const page = pageFrom(htmlPage('<h1>Lamps</h1><p>Lamps of glass</p>'), { keywords }) as PageArtifact & {
    html: HtmlFacts;
  };
  const targets = analyzeTargetKeywords(keywords, [summarizePage(page)]);
  const nothing = { issues: [], run: [], inapplicable: [] };
  return scoreCategories(page, { ...nothing, ...verdict }, { context: context(), keywords: targets });
}

describe('[U] scoreCategories', () => {
  it('weigh a hundred together', () => {
    expect(Object.values(CATEGORY_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).to.equal(100);
  });

  it('scores a category by its own issues, by how much text is missing', () => {
    const issues = [stubIssue('content/thin'), stubIssue('title/short', { severity: 'low' })];
    const { content, meta_data } = score({ issues, run: ['content/thin', 'title/short'] });
    // Four of 200 words.
    expect(content?.score).to.equal(21.1);
    expect(meta_data).to.deep.include({ weight: 22, score: 86 });
  });

  it('has no score where nothing was run, or most is about other pages', () => {
    const { content, meta_data, technical } = score({
      run: ['content/lorem-ipsum', 'canonical/multiple', 'canonical/invalid'],
      inapplicable: ['content/thin', 'h1/missing', 'canonical/missing'],
    });
    expect([content.score, meta_data.score, technical.score]).to.deep.equal([null, null, 100]);
  });

  it('scores keywords by how far the page uses them', () => {
    expect(score({}, ['zebra']).keywords).to.deep.include({ score: 0 });
    const used = score({ run: ['title/keyword-missing'] }, ['lamps']).keywords;
    // In h1 (25) and text (20) of a title, description and address that lack it.
    expect(used).to.deep.include({ score: 45 });
    expect(used.deductions[0]).to.include({ check_id: 'target_keywords', points: 55 });
    expect(score({ run: ['title/keyword-missing'] }).keywords.score).to.equal(100);
  });
});
