import { expect } from 'chai';
import { createScopeMatcher } from '../../../../domain/seo/acceptance/create-scope-matcher.js';

const site = 'https://site.example';
const finding = (check_id: string, url: string, page_url: string | null = url) => ({ check_id, url, page_url });
const covers = (check: string, at: { url?: string; url_pattern?: string }, found: ReturnType<typeof finding>) =>
  createScopeMatcher({ check, url: at.url ?? null, url_pattern: at.url_pattern ?? null }).covers(found);

describe('[U] createScopeMatcher', () => {
  it('compares checks by id, family or not at all', () => {
    const found = finding('title/long', `${site}/`);
    for (const check of ['title/long', 'title/*', '*']) expect(covers(check, {}, found), check).to.equal(true);
    for (const check of ['title/lon', 'h1/*', 'long']) expect(covers(check, {}, found), check).to.equal(false);
  });

  it('compares the page and what it is about; a finding of the site has what it is about alone', () => {
    const image = finding('image/heavy', `${site}/a.png`, `${site}/shop`);
    for (const url of [`${site}/a.png`, `${site}/shop`]) expect(covers('*', { url }, image)).to.equal(true);
    expect(covers('*', { url: `${site}/` }, image)).to.equal(false);
    expect(covers('*', { url_pattern: '/shop' }, image)).to.equal(true);
    expect(covers('*', { url_pattern: '/shop*' }, finding('x/y', `${site}/shop/1`, null))).to.equal(true);
    expect(covers('*', { url_pattern: '/shop' }, finding('x/y', `${site}/shop/1`, null))).to.equal(false);
  });
});
