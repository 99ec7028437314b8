import { expect } from 'chai';
import { detach } from '../../../../activities/crawl/sitemap/detach.js';

describe('[U] detach', () => {
  for (const text of [
    '',
    'short',
    'twelve chars',
    'https://site.example/a',
    'é😀 beyond Latin, and cut in 😀',
    '\ud83d'.repeat(20),
  ]) {
    it(`keeps ${JSON.stringify(text)}`, () => expect(detach(`<${text}>`.slice(1, -1))).to.equal(text));
  }
});
