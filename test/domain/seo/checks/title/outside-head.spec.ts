import { expect } from 'chai';
import { titleOutsideHead } from '../../../../../domain/seo/checks/title/outside-head.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titleOutsideHead.judge(pageFrom(html, { url }), context());

describe('[U] title/outside-head', () => {
  it('fires on a title that the parser finds in the body', () => {
    expect(
      judge('<!DOCTYPE html><html><head><img src="a.png"><title>Late</title></head><body>Text</body></html>'),
    ).to.deep.equal([{ url, observed: '"Late"', count: 1, expected: 'title inside the head', where: 'body' }]);
  });

  it('does not mistake the title of an svg for one', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><svg><title>Logo</title></svg></body></html>',
      ),
    ).to.deep.equal([]);
  });

  it('leaves a title in the head alone', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><p>Text</p></body></html>'),
    ).to.deep.equal([]);
  });
});
