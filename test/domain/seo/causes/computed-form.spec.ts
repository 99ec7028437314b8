import { expect } from 'chai';
import { computedForm } from '../../../../domain/seo/causes/computed-form.js';

const form = (target: string, source: string) =>
  computedForm(`https://site.example${target}`, `https://site.example${source}`);

describe('[U] computed form', () => {
  it('finds the language and the name of the page in a link', () => {
    expect(form('/de.html', '/blog/de/prices.html')).to.equal('/{language}.html');
    expect(form('/pt-br/', '/')).to.equal('/{language}');
    expect(form('/es/articles/roses', '/articles/roses.html')).to.equal('/{language}/articles/{name}');
  });

  it('is none for a link that holds neither', () => {
    expect(form('/terms', '/blog/roses')).to.equal(null);
    expect(form('/faq/', '/blog/faq/')).to.equal(null);
  });
});
