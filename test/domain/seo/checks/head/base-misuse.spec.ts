import { expect } from 'chai';
import { headBaseMisuse } from '../../../../../domain/seo/checks/head/base-misuse.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headBaseMisuse.judge(pageFrom(html, { url }), context());

describe('[U] head/base-misuse', () => {
  it('fires on two base elements', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><base href="/a/"><base href="/b/"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: '2 base elements', expected: 'one base before any URL', where: 'base' }]);
  });

  it('fires on a base after a link', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="a.css"><base href="/a/"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([
      { url, observed: 'base after an element with a URL', expected: 'one base before any URL', where: 'base' },
    ]);
  });

  it('leaves one base at the top alone', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><base href="/a/"><link rel="stylesheet" href="a.css"></head><body><p>Text</p></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
