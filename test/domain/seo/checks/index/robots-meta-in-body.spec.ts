import { expect } from 'chai';
import { indexRobotsMetaInBody } from '../../../../../domain/seo/checks/index/robots-meta-in-body.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { type PageOverrides, pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, overrides: PageOverrides = {}) =>
  indexRobotsMetaInBody.judge(pageFrom(html, overrides), context());

describe('[U] index/robots-meta-in-body', () => {
  it('fires after an element that ends the head', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>A</title><div>Ad</div><meta name="robots" content="noindex"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      {
        url,
        observed: '<meta name="robots" content="noindex">',
        expected: 'in the head',
        where: 'body; the head was ended by <div>',
      },
    ]);
  });

  it('fires in the middle of the body', () => {
    expect(judge(htmlPage('<p>Text</p><meta name="robots" content="noindex">'))).to.deep.equal([
      { url, observed: '<meta name="robots" content="noindex">', expected: 'in the head', where: 'body' },
    ]);
  });

  it('leaves one in the head alone', () => {
    expect(judge(htmlPage('<p>Text</p>', '<meta name="robots" content="noindex">'))).to.deep.equal([]);
  });

  it('leaves other metas in the body alone', () => {
    expect(judge(htmlPage('<meta itemprop="name" content="A">'))).to.deep.equal([]);
  });
});
