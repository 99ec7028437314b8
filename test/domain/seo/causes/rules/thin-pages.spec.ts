import { expect } from 'chai';
import { explainedSite } from '../../../../support/sites/explained-site.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const ORIGIN = 'https://site.example';
const words = (count: number, seed: string) => Array.from({ length: count }, (_, at) => `${seed}${at}`).join(' ');
const page = (path: string, text: string) => pageFrom(htmlPage(`<main><p>${text}</p></main>`), { url: ORIGIN + path });
const SAME = words(20, 'same');

describe('[U] thin pages', () => {
  it('takes copies among thin pages for what thin pages look like', () => {
    const { cause, rest } = explainedSite(['/', '/a', '/b', '/c'].map((path) => page(path, SAME)));
    expect(cause('content/thin-pages')).to.include({ title: 'Thin content on 4 of 4 pages', pages: 4 });
    expect(cause('content/thin-pages')?.explains.symptoms.map(({ check_id }) => check_id)).to.include(
      'content/duplicate-exact',
    );
    expect(rest.some(({ check_id }) => check_id.startsWith('content/duplicate'))).to.equal(false);
  });

  it('takes a site of little text for thin where it has pages enough, and for small where it has not', () => {
    const short = (count: number) =>
      Array.from({ length: count }, (_, at) => page(at === 0 ? '/' : `/p${at}`, words(40, `p${at}x`)));
    const many = explainedSite(short(8));
    expect(many.cause('content/thin-pages')?.explains.symptoms.map(({ check_id }) => check_id)).to.include(
      'content/few-pages',
    );
    expect(many.rest.map(({ check_id }) => check_id)).to.not.include('content/few-pages');
    expect(explainedSite(short(4)).rest.map(({ check_id }) => check_id)).to.include('content/few-pages');
  });

  it('is none while most pages have something to say', () => {
    const long = ['/', '/a', '/b', '/c'].map((path) => page(path, words(300, path.slice(1))));
    expect(explainedSite([...long, page('/d', SAME)]).cause('content/thin-pages')).to.equal(undefined);
  });
});
