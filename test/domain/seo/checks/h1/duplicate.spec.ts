import { expect } from 'chai';
import { h1Duplicate } from '../../../../../domain/seo/checks/h1/duplicate.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const page = (name: string, text: string, head = '') =>
  pageFrom(`<head>${head}</head><body><h1>${text}</h1></body>`, { url: `https://example.test/${name}` });

describe('[U] h1/duplicate', () => {
  it('folds the pages of a group into one finding', () => {
    const pages = [page('a', 'Oak tables'), page('b', 'Elm chairs'), page('c', 'oak  TABLES')];
    expect(h1Duplicate.judge(siteFrom(pages), context())).to.deep.equal([
      {
        url: 'https://example.test/a',
        observed: 'Oak tables',
        expected: 'an h1 of its own on every page',
        count: 2,
        related_urls: ['https://example.test/c'],
      },
    ]);
  });

  it('names at most ten others', () => {
    const pages = Array.from({ length: 13 }, (_, index) => page(`p${index}`, 'Oak tables'));
    const [finding] = h1Duplicate.judge(siteFrom(pages), context());
    expect(finding?.count).to.equal(13);
    expect(finding?.related_urls).to.have.length(10);
  });

  it('leaves texts of their own and blank ones alone', () => {
    const pages = [page('a', 'Oak tables'), page('b', 'Elm chairs'), page('c', ''), page('d', '')];
    expect(h1Duplicate.judge(siteFrom(pages), context())).to.deep.equal([]);
  });

  it('leaves pages out that are not to be indexed', () => {
    const pages = [page('a', 'Oak tables'), page('b', 'Oak tables', '<meta name="robots" content="noindex">')];
    expect(h1Duplicate.judge(siteFrom(pages), context())).to.deep.equal([]);
  });
});
