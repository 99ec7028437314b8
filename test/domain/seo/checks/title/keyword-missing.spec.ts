import { expect } from 'chai';
import { titleKeywordMissing } from '../../../../../domain/seo/checks/title/keyword-missing.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (body = '', head = '', overrides: PageOverrides = {}) =>
  titleKeywordMissing.judge(pageFrom(htmlPage(body, head), { url, ...overrides }), context());

describe('[U] title/keyword-missing', () => {
  const found = (...keywords: string[]) => [
    {
      url: 'https://site.example/garden-chairs',
      observed: keywords.map((keyword) => `"${keyword}"`).join('; '),
      count: keywords.length,
      expected: 'the keyword in the title',
      where: 'head > title',
    },
  ];
  const chairs = (body: string, ...keywords: string[]) =>
    judge(body, '', { url: 'https://site.example/garden-chairs', keywords });

  it('fires for a keyword of the heading', () => {
    expect(chairs('<h1>Wooden benches</h1>', 'wooden benches', 'lamps')).to.deep.equal(found('wooden benches'));
  });

  it('fires for a keyword of the address that the text repeats', () => {
    expect(chairs('<p>Garden chairs, garden chairs, garden chairs.</p>', 'garden chairs')).to.deep.equal(
      found('garden chairs'),
    );
  });

  it('fires without a main heading, for a keyword that the text says again and again', () => {
    const text =
      'We sell oak shelves. Our oak shelves are solid. See the oak shelves. Oak shelves last. Love oak shelves.';
    expect(chairs(`<p>${text}</p>`, 'oak shelves')).to.deep.equal(found('oak shelves'));
    expect(chairs(`<p>${text} ${'Other words fill it. '.repeat(300)}</p>`, 'oak shelves')).to.deep.equal([]);
  });

  it('leaves keywords that the page is not for alone', () => {
    expect(chairs('<p>Garden chairs and lamps and lamps and lamps.</p>', 'garden chairs', 'lamps')).to.deep.equal([]);
  });

  it('leaves keywords in the title alone', () => {
    expect(chairs('<h1>A page</h1>', 'page')).to.deep.equal([]);
  });
});
