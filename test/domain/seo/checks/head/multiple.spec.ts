import { expect } from 'chai';
import { headMultiple } from '../../../../../domain/seo/checks/head/multiple.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headMultiple.judge(pageFrom(html, { url }), context());

describe('[U] head/multiple', () => {
  it('fires on a second body', () => {
    expect(
      judge('<!DOCTYPE html><html><head><title>T</title></head><body><p>A</p></body><body><p>B</p></body></html>'),
    ).to.deep.equal([
      { url, observed: 'head tags: 1, body tags: 2', expected: 'one head and one body', where: 'source' },
    ]);
  });

  it('fires on a second head', () => {
    expect(
      judge('<!DOCTYPE html><html><head><title>T</title></head><head></head><body><p>A</p></body></html>'),
    ).to.deep.equal([
      { url, observed: 'head tags: 2, body tags: 1', expected: 'one head and one body', where: 'source' },
    ]);
  });

  it('leaves implied ones alone', () => {
    expect(judge('<!DOCTYPE html><title>T</title><p>A</p>')).to.deep.equal([]);
  });

  it('does not count header elements', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><header>A</header><header>B</header></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
