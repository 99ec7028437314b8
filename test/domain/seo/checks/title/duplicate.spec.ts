import { expect } from 'chai';
import { titleDuplicate } from '../../../../../domain/seo/checks/title/duplicate.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const page = (name: string, text: string, head = '') =>
  pageFrom(`<head>${head}<title>${text}</title></head><body>Text</body>`, { url: `https://example.test/${name}` });

describe('[U] title/duplicate', () => {
  it('folds the pages of a group into one finding', () => {
    const pages = [page('a', 'Oak tables'), page('b', 'Elm chairs'), page('c', 'oak  TABLES')];
    expect(titleDuplicate.judge(siteFrom(pages), context())).to.deep.equal([
      {
        url: 'https://example.test/a',
        observed: 'Oak tables',
        expected: 'a title of its own on every page',
        count: 2,
        related_urls: ['https://example.test/c'],
      },
    ]);
  });

  it('names at most ten others', () => {
    const pages = Array.from({ length: 13 }, (_, index) => page(`p${index}`, 'Oak tables'));
    const [finding] = titleDuplicate.judge(siteFrom(pages), context());
    expect(finding?.count).to.equal(13);
    expect(finding?.related_urls).to.have.length(10);
  });

  it('leaves texts of their own and blank ones alone', () => {
    const pages = [page('a', 'Oak tables'), page('b', 'Elm chairs'), page('c', ''), page('d', '')];
    expect(titleDuplicate.judge(siteFrom(pages), context())).to.deep.equal([]);
  });

  it('leaves pages out that are not to be indexed', () => {
    const pages = [page('a', 'Oak tables'), page('b', 'Oak tables', '<meta name="robots" content="noindex">')];
    expect(titleDuplicate.judge(siteFrom(pages), context())).to.deep.equal([]);
  });
});
