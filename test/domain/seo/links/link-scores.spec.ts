import { expect } from 'chai';
import type { PageArtifact } from '../../../../domain/seo/artifacts/page.js';
import { linkScoreSteps } from '../../../../domain/seo/links/link-scores.js';
import { runSteps } from '../../../../domain/seo/links/run-steps.js';
import { isHtml200Summary } from '../../../../domain/seo/site/summary-state.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';
import { redirectPage } from '../../../support/sites/redirect-page.js';
import { siteFrom } from '../../../support/sites/site.js';

const url = (path: string) => `https://site.example${path}`;
const anchors = (...paths: string[]) => paths.map((path) => `<a href="${path}">${path}</a>`).join('');
const page = (path: string, body = '', head = '') => pageFrom(htmlPage(body, head), { url: url(path) });
const canonical = (path: string) => `<link rel="canonical" href="${url(path)}">`;

function scoreCompetitor(pages: PageArtifact[], mergesCanonicals = true): Record<string, number> {
  const scores = runSteps(linkScoreSteps(siteFrom(pages), { isScored: isHtml200Summary, mergesCanonicals }));
  const path = (address: string) => address.slice('https://site.example'.length);
  return Object.fromEntries([...scores].map(([address, score]) => [path(address), Math.round(score * 10) / 10]));
}

describe('[U] link scores', () => {
  it('sets the strongest page to 100, a page without links to 0, and others by the logarithm of their rank', () => {
    // Ranks 18/37, 17.15/37 and 0.05 (see page-rank.spec.ts): 100 · ln(17.15/1.85) / ln(18/1.85) = 97.9.
    expect(
      scoreCompetitor([page('/a', anchors('/b')), page('/b', anchors('/a')), page('/c', anchors('/a'))]),
    ).to.deep.equal({
      '/a': 100,
      '/b': 97.9,
      '/c': 0,
    });
  });

  it('knows of no strongest page where no page links to another', () => {
    expect(scoreCompetitor([page('/a'), page('/b', anchors('/b')), page('/c')])).to.deep.equal({
      '/a': 0,
      '/b': 0,
      '/c': 0,
    });
    expect(scoreCompetitor([])).to.deep.equal({});
  });

  it('counts several links of a page to another once', () => {
    const once = scoreCompetitor([page('/', anchors('/a', '/b')), page('/a', anchors('/')), page('/b', anchors('/a'))]);
    const often = scoreCompetitor([
      page('/', anchors('/a', '/b', '/a#part', '/a')),
      page('/a', anchors('/', '/a')),
      page('/b', anchors('/a', '/a')),
    ]);
    expect(often).to.deep.equal(once);
  });

  it('follows no link with nofollow, sponsored or ugc, and none of a page with nofollow', () => {
    for (const rel of ['nofollow', 'sponsored', 'ugc noopener']) {
      const pages = [page('/', `<a href="/a" rel="${rel}">a</a>${anchors('/b')}`), page('/a'), page('/b')];
      expect(scoreCompetitor(pages), rel).to.deep.equal({ '/': 0, '/a': 0, '/b': 100 });
    }
    const both = [page('/', `<a href="/a" rel="ugc">a</a>${anchors('/a', '/b')}`), page('/a'), page('/b')];
    expect(scoreCompetitor(both)).to.deep.equal({ '/': 0, '/a': 100, '/b': 100 });
    const held = page('/held', anchors('/a'), '<meta name="robots" content="nofollow">');
    expect(scoreCompetitor([page('/', anchors('/b')), held, page('/a'), page('/b')])).to.include({
      '/a': 0,
      '/b': 100,
    });
  });

  it('counts a link to a redirect for the page at its end', () => {
    const pages = [
      page('/', anchors('/old')),
      redirectPage(url('/old'), url('/older')),
      redirectPage(url('/older'), url('/new')),
      page('/new'),
      page('/else'),
    ];
    expect(scoreCompetitor(pages)).to.deep.equal({ '/': 0, '/new': 100, '/else': 0 });
  });

  it('makes one page of copies and their canonical, links that lead there and links that lead away', () => {
    const pages = [
      page('/', anchors('/a?sort=up')),
      page('/a?sort=up', anchors('/b'), canonical('/a')),
      page('/a', '', canonical('/a')),
      page('/b'),
    ];
    const merged = scoreCompetitor(pages);
    expect(merged).to.deep.equal(scoreCompetitor([page('/', anchors('/a')), page('/a', anchors('/b')), page('/b')]));
    expect(Object.keys(scoreCompetitor(pages, false))).to.deep.equal(['/', '/a?sort=up', '/a', '/b']);
  });

  it('lets each page of a circle of canonicals, and one whose canonical is gone, count for itself', () => {
    const circle = [page('/', anchors('/a')), page('/a', '', canonical('/b')), page('/b', '', canonical('/a'))];
    expect(scoreCompetitor(circle)).to.deep.equal({ '/': 0, '/a': 100, '/b': 0 });
    const gone = pageFrom(htmlPage(), { url: url('/gone'), status: 404 });
    const pages = [page('/', anchors('/a')), page('/a', '', canonical('/gone')), gone];
    expect(scoreCompetitor(pages)).to.deep.equal({ '/': 0, '/a': 100 });
  });

  it('takes nothing from a page for its links to what has no score', () => {
    const gone = pageFrom(htmlPage(), { url: url('/gone'), status: 404 });
    const plain = [page('/', anchors('/a')), page('/a', anchors('/')), page('/b', anchors('/a'))];
    const broken = [page('/', anchors('/a', '/gone', '/never-crawled')), ...plain.slice(1), gone];
    expect(scoreCompetitor(broken)).to.deep.equal(scoreCompetitor(plain));
  });
});
