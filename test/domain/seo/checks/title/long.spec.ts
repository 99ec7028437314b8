import { expect } from 'chai';
import { titleLong } from '../../../../../domain/seo/checks/title/long.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://example.test/page';
const judge = (html: string) => titleLong.judge(pageFrom(html, { url }), context());
const titled = (title: string) => `<head><title>${title}</title></head><body>Text</body>`;

describe('[U] title/long', () => {
  it('fires at 61 characters', () => {
    expect(judge(titled('a'.repeat(61)))).to.deep.equal([
      { url, observed: `61 characters: "${'a'.repeat(61)}"`, expected: 'at most 60 characters', where: 'head > title' },
    ]);
  });

  it('leaves 60 characters alone', () => {
    expect(judge(titled('a'.repeat(60)))).to.deep.equal([]);
  });

  it('counts an emoji as one character', () => {
    expect(judge(titled('🌳'.repeat(60)))).to.deep.equal([]);
  });

  it('counts an entity as the one character it means', () => {
    expect(judge(titled('&amp;'.repeat(60)))).to.deep.equal([]);
  });
});
