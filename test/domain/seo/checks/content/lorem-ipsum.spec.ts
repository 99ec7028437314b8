import { expect } from 'chai';
import { contentLoremIpsum } from '../../../../../domain/seo/checks/content/lorem-ipsum.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string) => contentLoremIpsum.judge(pageFrom(html, { url }), context());

describe('[U] content/lorem-ipsum', () => {
  it('fires on filler text and shows it', () => {
    expect(judge('<main><p>Lorem ipsum dolor sit amet, consectetur adipiscing elit.</p></main>')).to.deep.equal([
      {
        url,
        observed: 'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
        expected: 'real text',
        where: 'visible text',
      },
    ]);
  });

  it('is silent on real text', () => {
    expect(judge('<main><p>Our workshop opens at nine.</p></main>')).to.deep.equal([]);
  });
});
