import { expect } from 'chai';
import { headingEmpty } from '../../../../../domain/seo/checks/heading/empty.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headingEmpty.judge(pageFrom(html, { url }), context());

describe('[U] heading/empty', () => {
  it('fires on headings without text and folds them', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>A</h1><h2></h2><h2> </h2><h4><span></span></h4></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'h2 without text; h4 without text', count: 3, expected: 'text in every heading' },
    ]);
  });

  it('leaves an image with alt text alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>A</h1><h2><img src="a.png" alt="B"></h2></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves an empty h1 to h1/empty', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1></h1></body></html>'),
    ).to.deep.equal([]);
  });
});
