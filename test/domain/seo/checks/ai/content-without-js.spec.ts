import { expect } from 'chai';
import { aiContentWithoutJs } from '../../../../../domain/seo/checks/ai/content-without-js.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const judge = (html: string) => aiContentWithoutJs.judge(pageFrom(html, { url }), context());

describe('[U] ai/content-without-js', () => {
  it('fires on the shell of an app', () => {
    expect(judge('<body><div id="root"></div><script src="/app.js"></script></body>')).to.deep.equal([
      {
        url,
        observed: '0 words in the source, an element #root to fill',
        expected: 'the main text in the source',
        where: 'main text',
      },
    ]);
  });

  it('fires on a bare page with a script and nothing else', () => {
    expect(judge('<body><script src="/app.js"></script></body>').map(({ observed }) => observed)).to.deep.equal([
      '0 words in the source',
    ]);
  });

  it('does not take a short page with links for a shell', () => {
    expect(
      judge('<body><p>Soon.</p><a href="/contact">Contact</a><script src="/count.js"></script></body>'),
    ).to.deep.equal([]);
  });

  it('is silent on an app that is rendered on the server', () => {
    expect(judge(`<body><div id="__next">${words(60)}</div><script src="/app.js"></script></body>`)).to.deep.equal([]);
  });

  it('is silent without scripts', () => {
    expect(judge('<body><div id="app"></div></body>')).to.deep.equal([]);
  });
});
