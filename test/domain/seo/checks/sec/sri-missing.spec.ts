import { expect } from 'chai';
import { secSriMissing } from '../../../../../domain/seo/checks/sec/sri-missing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, at = url) => secSriMissing.judge(pageFrom(html, { url: at }), context());

describe('[U] sec/sri-missing', () => {
  it('fires on a script of another registrable domain', () => {
    expect(judge('<script src="https://cdn.test-cdn.com/a@3.2.1/a.js"></script>')).to.deep.equal([
      {
        url,
        observed: 'https://cdn.test-cdn.com/a@3.2.1/a.js',
        count: 1,
        expected: 'an integrity attribute',
        where: 'script',
      },
    ]);
  });

  it('accepts a hash', () => {
    expect(
      judge('<script src="https://cdn.test-cdn.com/a@3.2.1/a.js" integrity="sha384-x" crossorigin></script>'),
    ).to.deep.equal([]);
  });

  it('trusts own scripts and those of own subdomains', () => {
    expect(
      judge(
        '<script src="/a.js"></script><script src="https://static.site.example/b.js"></script><script>inline()</script>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves scripts alone that change, for which no hash can be given', () => {
    const judged = (src: string) => judge(`<script src="https://${src}"></script>`).length;
    expect(
      ['tags.test-cdn.com/gtag/js?id=G-1', '203.0.113.9/loader.js', 'cdn.test-cdn.com/v3/'].map(judged),
    ).to.deep.equal([0, 0, 0]);
    expect(['cdn.test-cdn.com/mathjax/2.7.1/M.js?config=a', 'cdn.test-cdn.com/a.js?ver=6'].map(judged)).to.deep.equal([
      1, 1,
    ]);
  });
});
