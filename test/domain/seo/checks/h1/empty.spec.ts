import { expect } from 'chai';
import { h1Empty } from '../../../../../domain/seo/checks/h1/empty.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => h1Empty.judge(pageFrom(html, { url }), context());

describe('[U] h1/empty', () => {
  it('fires on a heading without text', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1><img src="a.png" alt=""></h1></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'h1 without text', count: 1, expected: 'text or an image with alt text', where: 'h1' },
    ]);
  });

  it('leaves an image with alt text alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1><img src="a.png" alt="Tables"></h1></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves empty headings below h1 to heading/empty', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><h1>Tables</h1><h2></h2></body></html>'),
    ).to.deep.equal([]);
  });
});
