import { expect } from 'chai';
import { indexRobotsConflict } from '../../../../../domain/seo/checks/index/robots-conflict.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexRobotsConflict.judge(pageFrom(html, overrides), context());

describe('[U] index/robots-conflict', () => {
  it('fires when meta and header contradict', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="index, follow">'), {
        headers: { 'x-robots-tag': 'noindex' },
      }),
    ).to.deep.equal([
      { url, observed: 'meta robots: index, follow; X-Robots-Tag: noindex', expected: 'one statement' },
    ]);
  });

  it('fires when two metas contradict', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="all"><meta name="googlebot" content="nofollow">')),
    ).to.deep.equal([{ url, observed: 'meta robots: all; meta googlebot: nofollow', expected: 'one statement' }]);
  });

  it('leaves noindex with follow alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="noindex, follow">'))).to.deep.equal([]);
  });

  it('leaves statements that add up alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="index"><meta name="googlebot" content="noarchive">')),
    ).to.deep.equal([]);
  });

  it('leaves a header for another bot alone', () => {
    expect(
      judge(htmlPage('<p>Text</p>', '<meta name="robots" content="index">'), {
        headers: { 'x-robots-tag': 'otherbot: noindex' },
      }),
    ).to.deep.equal([]);
  });
});
