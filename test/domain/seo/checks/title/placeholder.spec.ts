import { expect } from 'chai';
import { titlePlaceholder } from '../../../../../domain/seo/checks/title/placeholder.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titlePlaceholder.judge(pageFrom(html, { url }), context());
const titled = (title: string) => `<head><title>${title}</title></head><body>Text</body>`;

describe('[U] title/placeholder', () => {
  it('fires on what an editor left behind', () => {
    expect(judge(titled('Untitled Document'))).to.deep.equal([
      { url, observed: '"Untitled Document"', expected: 'a title that describes the page', where: 'head > title' },
    ]);
  });

  it('fires on a bare "Home"', () => {
    expect(judge(titled(' HOME '))).to.deep.equal([
      { url, observed: '"HOME"', expected: 'a title that describes the page', where: 'head > title' },
    ]);
  });

  it('leaves a title alone that only contains such a word', () => {
    expect(judge(titled('Home insurance'))).to.deep.equal([]);
  });

  it('leaves a missing title to title/missing', () => {
    expect(judge(titled(''))).to.deep.equal([]);
  });
});
