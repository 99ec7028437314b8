import { expect } from 'chai';
import { findSubject } from '../../../../domain/insights/ranking/find-subject.js';

const first = (text: string) => findSubject(text)?.steps[0] ?? '';

describe('[U] common subjects', () => {
  for (const [text, step] of [
    ['Pages without a title', /^Write a title/],
    ['Duplicate meta descriptions', /^Write a description/],
    ['Images have no text', /^Write an alt text/],
    ['Describe product images', /^Write an alt text/],
    ['Redirects chain', /final URL/],
    ['12 broken links', /^Correct each link/],
    ['A sitemap is missing', /^Generate the sitemap/],
    ['Pages are slow', /Lighthouse/],
    ['Enable text compression', /Brotli/],
    ['Thin content on category pages', /whether people need it/],
    ['Hreflang without return link', /language versions/],
    ['Add structured data', /JSON-LD/],
  ] as const)
    it(`are those of an expert: ${text}`, () => {
      expect(first(text)).to.match(step);
    });

  it('are none for what is not known, and hold no number, which would be no figure of the input', () => {
    expect(findSubject('New shop system')).to.equal(null);
    for (const text of [
      'title',
      'meta description',
      'alt text',
      'h1',
      'redirect',
      'https',
      'sitemap',
      'canonical',
      'slow',
    ])
      expect(JSON.stringify(findSubject(text)), text).to.not.match(/\d/);
  });
});
