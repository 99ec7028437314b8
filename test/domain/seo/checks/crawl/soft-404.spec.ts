import { expect } from 'chai';
import type { HostProbes } from '../../../../../domain/seo/artifacts/host-probes.js';
import type { PageArtifact } from '../../../../../domain/seo/artifacts/page.js';
import { crawlSoft404 } from '../../../../../domain/seo/checks/crawl/soft-404.js';
import { context } from '../../../../support/check-context.js';
import { linkPage } from '../../../../support/sites/link-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';
import { siteFrom } from '../../../../support/sites/site.js';

const site = 'https://site.example';
const probes = (random: Partial<NonNullable<HostProbes['random_path']>>): HostProbes => ({
  http_form: null,
  https_form: null,
  www_form: null,
  random_path: { url: `${site}/no-such-path`, status: 404, redirect_url: null, title: null, simhash: null, ...random },
  favicon: null,
  llms_txt: null,
});
const page = (title: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`;
const judge = (pages: PageArtifact[], given: HostProbes | null = null, confirmed: string[] | null = null) =>
  crawlSoft404.judge(siteFrom(pages, { probes: given, confirmed_not_found: confirmed }), context());

describe('[U] crawl/soft-404', () => {
  const home = linkPage(`${site}/`, '/gone');
  const longText = 'The status tells a browser that the server knows no such page and gives a reason. '.repeat(10);

  it('fires for a short page whose title says not found', () => {
    const shell = pageFrom(page('404: This page could not be found', '<h1>404</h1>'), { url: `${site}/gone` });
    expect(judge([home, shell])).to.deep.equal([
      {
        url: `${site}/gone`,
        observed: 'says "404: This page could not be found"; words of main text: 1',
        expected: '404 or 410',
        related_urls: [`${site}/`],
      },
    ]);
  });

  it('fires for the text that a made-up URL gets, when it is short', () => {
    const shell = pageFrom(page('Shop', '<p>We are sorry, try the search.</p>'), { url: `${site}/gone` });
    const found = judge([home, shell], probes({ status: 200, simhash: shell.html?.text.simhash ?? '' }));
    expect(found[0]?.observed).to.equal('same text as a made-up URL; words of main text: 6');
  });

  it('believes the second answer, where somebody asked again', () => {
    const shell = (path: string) => pageFrom(page('Page not found', '<h1>Oops</h1>'), { url: site + path });
    const pages = [home, shell('/gone'), shell('/back')];
    expect(judge(pages).map(({ url }) => url)).to.deep.equal([`${site}/gone`, `${site}/back`]);
    expect(judge(pages, null, [`${site}/gone`]).map(({ url }) => url)).to.deep.equal([`${site}/gone`]);
    expect(judge(pages, null, [])).to.deep.equal([]);
  });

  it('leaves an article about 404 errors alone, long or short', () => {
    const article = (text: string) =>
      pageFrom(page('What is a 404 error', `<h1>What is a 404 error</h1><p>${text}</p>`));
    expect(judge([home, article(longText)])).to.deep.equal([]);
    expect(judge([home, article('An answer for missing pages.')])).to.deep.equal([]);
  });

  it('wants two signals: neither the words nor a short text are enough', () => {
    const worded = pageFrom(page('404 Not Found: the whole story', `<p>${longText}</p>`));
    const short = pageFrom(page('Contact', '<p>Write to us.</p>'), { url: `${site}/contact` });
    expect(judge([home, worded, short])).to.deep.equal([]);
  });

  it('does not take every page of a client-rendered site for an error', () => {
    const shell = (url: string) => pageFrom(page('Shop', '<div id="root">Loading the shop</div>'), { url });
    const pages = [shell(`${site}/`), shell(`${site}/a`)];
    expect(judge(pages, probes({ status: 200, simhash: pages[0]?.html?.text.simhash ?? '' }))).to.deep.equal([]);
  });

  it('does not take an empty page for the empty body of a 404', () => {
    const empty = pageFrom(page('Gallery', '<img src="/a.jpg" alt="">'), { url: `${site}/gallery` });
    expect(judge([home, empty], probes({ simhash: empty.html?.text.simhash ?? '' }))).to.deep.equal([]);
  });

  it('leaves real 404 answers alone', () => {
    expect(judge([home, pageFrom(page('404', '<h1>Not found</h1>'), { status: 404 })])).to.deep.equal([]);
  });
});
