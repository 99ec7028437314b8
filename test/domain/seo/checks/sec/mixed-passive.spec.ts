import { expect } from 'chai';
import { secMixedPassive } from '../../../../../domain/seo/checks/sec/mixed-passive.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, at = url) => secMixedPassive.judge(pageFrom(html, { url: at }), context());

describe('[U] sec/mixed-passive', () => {
  it('fires on src and on a candidate of srcset, once an image', () => {
    expect(
      judge(
        '<img src="http://img.example/a.png" alt=""><img src="/b.png" srcset="http://img.example/b2.png 2x, http://img.example/b3.png 3x" alt="">',
      ),
    ).to.deep.equal([
      {
        url,
        observed: 'http://img.example/a.png; http://img.example/b2.png',
        count: 2,
        expected: 'https',
        where: 'img',
      },
    ]);
  });

  it('lets https images pass', () => {
    expect(judge('<img src="https://img.example/a.png" alt=""><img src="/b.png" alt="">')).to.deep.equal([]);
  });

  it('is silent on an http page', () => {
    expect(judge('<img src="http://img.example/a.png" alt="">', 'http://site.example/')).to.deep.equal([]);
  });
});
