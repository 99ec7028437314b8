import { expect } from 'chai';
import { speedRenderBlocking } from '../../../../../domain/seo/checks/speed/render-blocking.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (head: string) =>
  speedRenderBlocking.judge(pageFrom(`<head>${head}</head><body>Hi</body>`, { url }), context());

describe('[U] speed/render-blocking', () => {
  it('fires on a plain script and on a foreign style sheet in the head', () => {
    expect(
      judge('<script src="/a.js"></script><link rel="stylesheet" href="https://fonts.test-cdn.com/f.css">'),
    ).to.deep.equal([
      {
        url,
        observed: '/a.js; https://fonts.test-cdn.com/f.css',
        count: 2,
        expected: 'async, defer or module; own host',
        where: 'head',
      },
    ]);
  });

  it('lets async, defer, modules and data blocks pass', () => {
    expect(
      judge(
        '<script src="/a.js" async></script><script src="/b.js" defer></script><script src="/c.js" type="module"></script><script src="/d.json" type="application/json"></script>',
      ),
    ).to.deep.equal([]);
  });

  it('lets own style sheets and those for print pass', () => {
    expect(
      judge(
        '<link rel="stylesheet" href="/a.css"><link rel="stylesheet" href="https://cdn.test-cdn.com/p.css" media="print">',
      ),
    ).to.deep.equal([]);
  });

  it('lets scripts at the end of the body pass', () => {
    expect(
      speedRenderBlocking.judge(pageFrom('<body>Hi<script src="/a.js"></script></body>', { url }), context()),
    ).to.deep.equal([]);
  });

  it('leaves scripts alone that no browser loads', () => {
    expect(judge('<script src="file:///usr/share/a.js"></script>')).to.deep.equal([]);
  });
});
