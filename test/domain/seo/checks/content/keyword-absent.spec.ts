import { expect } from 'chai';
import { contentKeywordAbsent } from '../../../../../domain/seo/checks/content/keyword-absent.js';
import { context } from '../../../../support/check-context.js';
import { writtenSite } from '../../../../support/sites/content-sites.js';

const judge = (keywords: string[], ...titles: string[]) =>
  contentKeywordAbsent.judge(
    writtenSite(
      'site.example',
      titles.map((title, at) => ({ path: at === 0 ? '/' : `/${at}`, title })),
      keywords,
    ),
    context(),
  );

describe('[U] content/keyword-absent', () => {
  it('fires for keywords that the page does not say anywhere', () => {
    expect(judge(['blue widgets wholesale', 'oak lamps'], 'Oak lamps')).to.deep.equal([
      {
        url: 'https://site.example/',
        observed: '"blue widgets wholesale"',
        count: 1,
        expected: 'the keyword in title, main heading and text of a page',
        where: 'the page',
      },
    ]);
  });

  it('is silent when one of several pages says it, in whatever spelling', () => {
    expect(judge(['für hotels'], 'Start', 'KI fuer Hotels')).to.deep.equal([]);
    expect(judge(['lamps'], 'Start', 'Second').map(({ where }) => where)).to.deep.equal(['2 pages']);
  });

  it('is silent without keywords', () => expect(judge([], 'Start')).to.deep.equal([]));
});
