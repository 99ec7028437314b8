import { expect } from 'chai';
import { directiveList, metaRobots } from '../../../../domain/seo/page/meta-robots.js';
import { htmlPage } from '../../../support/sites/html-page.js';
import { pageFrom } from '../../../support/sites/pages.js';

describe('[U] metaRobots', () => {
  it('takes the metas that bind the bot', () => {
    const head = ['robots', 'googlebot', 'bingbot'].map((name) => `<meta name="${name}" content="${name}">`).join('');
    const page = pageFrom(htmlPage('', head));
    expect(metaRobots(page).map(({ content }) => content)).to.deep.equal(['robots', 'googlebot']);
    expect(metaRobots(page, 'bingbot').map(({ content }) => content)).to.deep.equal(['robots', 'bingbot']);
  });
});

describe('[U] directiveList', () => {
  it('splits, trims and lower-cases', () => {
    expect(directiveList(' NoIndex,, Max-Snippet : 0 ')).to.deep.equal(['noindex', 'max-snippet:0']);
  });
});
