import { expect } from 'chai';
import { runSteps } from '../../../../domain/seo/links/run-steps.js';
import { isWorthSomething, siteLinkScoreSteps, siteLinkScores } from '../../../../domain/seo/links/site-link-scores.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { linkPage } from '../../../support/sites/link-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const copy = pageFrom(htmlPage('', `<link rel="canonical" href="${url('/a')}">`), { url: url('/copy') });
const failing = pageFrom('', { url: url('/failing'), status: 503 });
const gone = pageFrom('', { url: url('/gone'), status: 404 });
const site = siteFrom([linkPage(url('/'), '/a', '/failing'), linkPage(url('/a')), copy, failing, gone]);
const paths = (scores: ReadonlyMap<string, number>) => [...scores.keys()].map((scored) => scored.slice(url('').length));

describe('[U] siteLinkScores', () => {
  it('show scores of pages that can be found, a copy being one page with its canonical', () =>
    expect(paths(siteLinkScores(site, 'shown'))).to.deep.equal(['/', '/a']));

  it('say what pages are worth, those included that fail, and not what is gone', () => {
    expect(paths(siteLinkScores(site, 'worth'))).to.deep.equal(['/', '/a', '/copy', '/failing']);
    expect(site.pages.map(isWorthSomething)).to.deep.equal([true, true, true, true, false]);
  });

  it('are computed once for the pages of a crawl, in steps or at once, however the site is looked at', () => {
    const fresh = siteFrom([linkPage(url('/'), '/a'), linkPage(url('/a'))]);
    const scores = runSteps(siteLinkScoreSteps(fresh, 'shown'));
    const measured = { ...fresh, speed: [] };
    expect(siteLinkScores(measured, 'shown')).to.equal(scores);
    expect([...siteLinkScoreSteps(fresh, 'shown')]).to.deep.equal([]);
    expect(siteLinkScores(fresh, 'worth')).to.not.equal(scores);
  });
});
