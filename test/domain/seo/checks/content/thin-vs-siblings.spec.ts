import { expect } from 'chai';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { contentThinVsSiblings } from '../../../../../domain/seo/checks/content/thin-vs-siblings.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const page = (path: string, body = '', head = '', overrides: PageOverrides = {}): PageArtifact =>
  pageFrom(htmlPage(body, head), { url: `${site}${path}`, ...overrides });
const judge = (pages: PageArtifact[], overrides: Parameters<typeof siteFrom>[1] = {}) =>
  contentThinVsSiblings.judge(siteFrom(pages, overrides), context());

describe('[U] content/thin-vs-siblings', () => {
  const lamps = (...words: number[]) =>
    words.map((count, at) => page(`/lamps/l${at}`, `<p>${'word '.repeat(count)}</p>`));

  it('fires for a page with under a quarter of the usual text', () => {
    expect(judge(lamps(400, 400, 400, 400, 400, 400, 400, 400, 99))).to.deep.equal([
      {
        url: `${site}/lamps/l8`,
        observed: '99 words; half of the 9 pages of its kind have 400 or more',
        expected: 'at least 100',
        where: 'main text',
      },
    ]);
  });

  it('leaves a quarter alone', () =>
    expect(judge(lamps(400, 400, 400, 400, 400, 400, 400, 400, 100))).to.deep.equal([]));

  it('leaves kinds of page whose lengths differ widely alone', () =>
    expect(judge(lamps(90, 100, 150, 300, 500, 600, 700, 900, 1000))).to.deep.equal([]));

  it('leaves few pages alone', () => expect(judge(lamps(400, 400, 400, 400, 400, 400, 400, 9))).to.deep.equal([]));

  it('leaves kinds of page that have little text alone', () =>
    expect(judge(lamps(99, 99, 99, 99, 99, 99, 99, 99, 1))).to.deep.equal([]));

  it('leaves pages of another kind, and those that are not indexed, alone', () => {
    const usual = lamps(400, 400, 400, 400, 400, 400, 400, 400);
    const hidden = page('/lamps/x', '<p>Short</p>', '<meta name="robots" content="noindex">');
    expect(judge([...usual, page('/lamps/'), page('/about', '<p>Short</p>'), hidden])).to.deep.equal([]);
  });

  it('leaves a page alone that has much to say and its siblings more', () => {
    const long = [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000];
    expect(judge(lamps(...long, 300))).to.deep.equal([]);
    expect(judge(lamps(...long, 299)).map(({ expected }) => expected)).to.deep.equal(['at least 300']);
  });
});
