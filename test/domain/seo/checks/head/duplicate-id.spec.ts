import { expect } from 'chai';
import { headDuplicateId } from '../../../../../domain/seo/checks/head/duplicate-id.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => headDuplicateId.judge(pageFrom(html, { url }), context());

describe('[U] head/duplicate-id', () => {
  it('fires on an id used twice', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p id="a">A</p><p id="b">B</p><p id="a">C</p></body></html>',
      ),
    ).to.deep.equal([{ url, observed: '#a', count: 1, expected: 'ids used once on the page' }]);
  });

  it('tells cases apart', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p id="a">A</p><p id="A">B</p></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('does not count what is in a template', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p id="a">A</p><template><p id="a">B</p></template></body></html>',
      ),
    ).to.deep.equal([]);
  });
});
