import { expect } from 'chai';
import { secMixedActive } from '../../../../../domain/seo/checks/sec/mixed-active.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, at = url) => secMixedActive.judge(pageFrom(html, { url: at }), context());

describe('[U] sec/mixed-active', () => {
  it('folds script, frame and style sheet into one finding', () => {
    expect(
      judge(
        '<head><script src="http://cdn.example/a.js"></script><link rel="stylesheet" href="http://cdn.example/a.css"></head><body><iframe src="http://map.example/"></iframe></body>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'http://cdn.example/a.js; http://map.example/; http://cdn.example/a.css',
        count: 3,
        expected: 'https',
        where: 'script, iframe, link',
      },
    ]);
  });

  it('lets https and protocol-relative sources pass', () => {
    expect(
      judge('<script src="https://cdn.example/a.js"></script><script src="//cdn.example/b.js"></script>'),
    ).to.deep.equal([]);
  });

  it('does not take a link to an http page for a loaded resource', () => {
    expect(
      judge(
        '<head><link rel="canonical" href="http://site.example/page"></head><a href="http://other.example/">Other</a>',
      ),
    ).to.deep.equal([]);
  });

  it('is silent on an http page, where nothing is mixed', () => {
    expect(judge('<script src="http://cdn.example/a.js"></script>', 'http://site.example/page')).to.deep.equal([]);
  });
});
