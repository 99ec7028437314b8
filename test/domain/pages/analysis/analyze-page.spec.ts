import { expect } from 'chai';
import { round } from '../../../../domain/base/statistics/round.js';
import { PAGE_CATEGORIES } from '../../../../domain/pages/analysis/page-category.js';
import { combinedCap } from '../../../../domain/seo/scoring/gates/combined-cap.js';
import { analyzeHtml } from '../../../support/samples/analyzed-page.js';

const BAD =
  '<html><head></head><body><h1>Lamps for every room</h1><a href="/a"></a><img src="/red-boots.jpg"><p>Lamps of oak.</p></body></html>';

describe('[U] page analysis', () => {
  it('has each issue in one category, and each lost point in one issue', () => {
    const analysis = analyzeHtml(BAD);
    const issues = PAGE_CATEGORIES.flatMap((name) => {
      const { issues: critical, warnings, notices } = analysis.categories[name];
      return [...critical, ...warnings, ...notices];
    });
    const ids = issues.map(({ check_id }) => check_id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(Object.values(analysis.issue_counts).reduce((sum, count) => sum + count, 0)).to.equal(
      issues.reduce((sum, { count }) => sum + count, 0),
    );
    const lost = issues.reduce((sum, { points }) => sum + points, 0);
    expect(100 - lost).to.be.closeTo(analysis.weighted_mean, 0.2);
  });

  it('is the mean of its categories by weight, at most what caps it', () => {
    for (const analysis of [analyzeHtml(BAD), analyzeHtml(BAD, { keywords: ['lamps', 'blue widgets'] })]) {
      const parts = PAGE_CATEGORIES.map((name) => analysis.categories[name]).filter(({ score }) => score !== null);
      const total = parts.reduce((sum, { weight }) => sum + weight, 0);
      const mean = parts.reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0) / total;
      expect(analysis.weighted_mean).to.equal(round(mean, 1));
      expect(analysis.overall_score).to.equal(Math.min(analysis.weighted_mean, combinedCap(analysis.score_gates)));
    }
  });

  it('says in words what caps it: one word, no title, noindex, an error page', () => {
    const gatesOf = (html: string) => analyzeHtml(html).score_gates.map(({ id }) => id);
    expect(gatesOf('<p>Hello</p>')).to.deep.equal(['thin_pages', 'missing_titles']);
    expect(
      gatesOf(
        `<title>Lamps of glass and brass</title><meta name="robots" content="noindex"><p>${'word '.repeat(300)}</p>`,
      ),
    ).to.deep.equal(['not_indexable']);
    const missing = analyzeHtml(
      '<title>404 - Page not found</title><h1>Page not found</h1><p>Go back to the start page, please.</p>',
    );
    expect(missing.score_gates[0]?.id).to.equal('error_page');
    expect(missing.overall_score).to.be.at.most(10);
    expect(analyzeHtml('<p>Hello</p>').overall_score).to.be.at.most(20);
  });

  it('scores keywords by how far the page uses what it is meant for', () => {
    const text = `<title>Lamps of glass</title><h1>Lamps</h1><p>${'lamps are made of glass '.repeat(60)}</p>`;
    const [used, unused, none] = [['lamps'], ['blue widgets wholesale'], []].map((keywords) =>
      analyzeHtml(text, { keywords }),
    );
    expect(used?.categories.keywords.score).to.be.greaterThan(70);
    expect(unused?.categories.keywords.score).to.equal(0);
    expect(unused?.score_gates.map(({ id }) => id)).to.include('keywords_missing');
    expect(unused?.overall_score).to.be.lessThan((none?.overall_score ?? 0) - 5);
  });

  it('scores a category by its own checks alone', () => {
    const { categories } = analyzeHtml(BAD);
    expect(categories.url_structure).to.deep.include({ score: 100, status: 'good', checks_failed: 0, fixes: [] });
    // title and description: two of medium severity
    expect(categories.meta_data.score).to.be.lessThan(100);
    expect(categories.meta_data.checks_run).to.be.greaterThan(categories.meta_data.checks_failed);
  });

  it('counts nothing where no check could be run', () => {
    const { categories } = analyzeHtml(BAD);
    expect(PAGE_CATEGORIES.filter((name) => categories[name].score === null)).to.deep.equal([]);
  });

  it('fixes with code of this very page', () => {
    const { categories } = analyzeHtml(BAD, { url: 'https://site.example/lamps' });
    const codes = (name: 'meta_data' | 'accessibility' | 'technical') =>
      categories[name].fixes.map(({ code, check_ids }) => [check_ids[0], code]);
    expect(codes('meta_data')).to.deep.include(['title/missing', '<title>Lamps for every room | site.example</title>']);
    expect(codes('accessibility')).to.deep.include(['link/no-anchor-text', '<a href="/a" aria-label="a">']);
    expect(codes('technical')).to.deep.include([
      'canonical/missing',
      '<link rel="canonical" href="https://site.example/lamps">',
    ]);
  });

  it('puts what gains most first, and names its category', () => {
    const { top_recommendations: top } = analyzeHtml(BAD);
    const gains = top.map(({ gain }) => gain);
    expect(top).to.have.length(5);
    expect(gains).to.deep.equal([...gains].sort((one, other) => other - one));
    expect(top.find(({ check_id }) => check_id === 'title/missing')?.category).to.equal('meta_data');
  });

  it('scores lower for a target keyword that is nowhere on the page, and says what to do', () => {
    const [without, with_lamps, with_chairs] = [[], ['lamps'], ['chairs wholesale']].map((keywords) =>
      analyzeHtml(BAD, { keywords }),
    );
    expect(with_lamps?.categories.keywords.issues).to.deep.equal([]);
    expect(with_chairs?.overall_score).to.be.lessThan(without?.overall_score ?? 0);
    expect(with_chairs?.categories.keywords.score).to.be.lessThan(without?.categories.keywords.score ?? 0);
    const shown = with_chairs?.categories.keywords.warnings.map(({ check_id, findings }) => [
      check_id,
      findings[0]?.observed,
    ]);
    expect(shown).to.deep.include(['content/keyword-absent', '"chairs wholesale"']);
  });

  it('judges target keywords on this page, indexable or not', () => {
    const noindex = BAD.replace('<head>', '<head><meta name="robots" content="noindex">');
    const { target_keywords, categories } = analyzeHtml(noindex, { keywords: ['lamps', 'chairs'] });
    expect(target_keywords.map(({ keyword, status }) => [keyword, status])).to.deep.equal([
      ['lamps', 'partly_targeted'],
      ['chairs', 'not_targeted'],
    ]);
    expect(categories.keywords.recommendations.map(({ title }) => title)).to.include.members([
      'Answer "lamps"',
      'Answer "chairs"',
    ]);
  });

  it('is comprehensive without the parts of a full one', () => {
    expect(analyzeHtml(BAD)).to.deep.include({ kind: 'comprehensive', full: null });
  });
});
