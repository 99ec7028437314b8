import { expect } from 'chai';
import { a11yLandmarkMain } from '../../../../../domain/seo/checks/a11y/landmark-main.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => a11yLandmarkMain.judge(pageFrom(html, { url }), context());

describe('[U] a11y/landmark-main', () => {
  it('fires on a page without one', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><div>Text</div></body></html>'),
    ).to.deep.equal([{ url, observed: 'main landmarks: 0', expected: 'one main landmark', where: 'main' }]);
  });

  it('fires on two', () => {
    expect(
      judge(
        '<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><main>A</main><div role="main">B</div></body></html>',
      ),
    ).to.deep.equal([{ url, observed: 'main landmarks: 2', expected: 'one main landmark', where: 'main' }]);
  });

  it('leaves one alone', () => {
    expect(
      judge('<!DOCTYPE html><html lang="en"><head><title>T</title></head><body><main>A</main></body></html>'),
    ).to.deep.equal([]);
  });
});
