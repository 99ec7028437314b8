import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlInfiniteSpace } from '../../../../../domain/seo/checks/crawl/infinite-space.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const judge = (...pages: PageArtifact[]) => crawlInfiniteSpace.judge(siteFrom(pages), context());

describe('[U] crawl/infinite-space', () => {
  it('fires once for a path that repeats itself', () => {
    const pages = [
      linkPage(`${site}/`, 'x/'),
      linkPage(`${site}/x/`, 'x/'),
      linkPage(`${site}/x/x/`, 'x/'),
      linkPage(`${site}/x/x/x/`, 'x/'),
    ];
    expect(judge(...pages)).to.deep.equal([
      {
        url: `${site}/x/`,
        observed: `path segments repeat three times or more (the crawl met 2 URLs and stopped following after 1): ${site}/x/x/x/`,
        count: 2,
        related_urls: [`${site}/x/x/x/`, `${site}/x/x/x/x/`],
      },
    ]);
  });

  it('leaves two repeats, dates, and paths that return 404 alone', () => {
    expect(judge(linkPage(`${site}/`, '/x/x/', '/2011/11/11/11/'))).to.deep.equal([]);
    const gone = pageFrom('', { url: `${site}/x/x/x/`, status: 404 });
    expect(judge(linkPage(`${site}/`, '/x/x/x/'), gone)).to.deep.equal([]);
  });

  it('fires for a calendar that runs past two years', () => {
    const months = (length: number) =>
      Array.from({ length }, (_, at) => `/events/${2026 + Math.floor(at / 12)}/${(at % 12) + 1}`);
    expect(judge(linkPage(`${site}/`, ...months(30)))).to.deep.equal([]);
    const [found] = judge(linkPage(`${site}/`, ...months(31)));
    expect(found).to.deep.include({ url: `${site}/events/`, count: 31 });
    expect(found?.observed).to.equal(
      `a calendar runs more than two years from today (the crawl met 31 URLs and stopped following after 0): ${site}/events/2026/1`,
    );
  });

  it('fires for session ids that make ever new addresses', () => {
    const visits = Array.from({ length: 14 }, (_, at) => `/a?PHPSESSID=visit${at}`);
    expect(judge(linkPage(`${site}/`, ...visits.slice(0, 12)))).to.deep.equal([]);
    const [found] = judge(linkPage(`${site}/`, ...visits), linkPage(`${site}/a?PHPSESSID=visit0`));
    expect(found).to.deep.include({ url: `${site}/a?PHPSESSID=visit0`, count: 14 });
    expect(found?.observed).to.equal(
      `PHPSESSID gives 1 page ever new addresses (the crawl met 14 URLs and stopped following after 1): ${site}/a?PHPSESSID=visit0`,
    );
  });

  it('leaves an archive that reaches far back alone', () => {
    const months = Array.from({ length: 48 }, (_, at) => `/blog/${2010 + Math.floor(at / 12)}/${(at % 12) + 1}`);
    expect(judge(linkPage(`${site}/`, ...months))).to.deep.equal([]);
  });
});
