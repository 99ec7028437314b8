import { expect } from 'chai';
import { crawlRedirectJavascript } from '../../../../../domain/seo/checks/crawl/redirect-javascript.js';
import { context } from '../../../../support/check-context.js';
import { renderedPage, RENDERED_URL as url } from '../../../../support/sites/rendered-page.js';
import { siteFrom } from '../../../../support/sites/site.js';

const judge = (more: Parameters<typeof renderedPage>[0]) =>
  crawlRedirectJavascript.judge(siteFrom([], { rendered: [renderedPage(more)] }), context());

describe('[U] crawl/redirect-javascript', () => {
  it('tells where a script leads, also when nothing could be loaded there', () => {
    const finding = {
      url,
      observed: 'to https://site.example/new',
      expected: 'a redirect by status 301 or 308',
      where: 'script',
    };
    const script_redirect = 'https://site.example/new';
    expect(judge({ script_redirect, documents: 2 })).to.deep.equal([finding]);
    expect(judge({ script_redirect, error: 'refused', layout: null })).to.deep.equal([finding]);
  });

  it('accepts redirects by HTTP and refresh, a page that loads itself anew, and states of one page', () => {
    expect(judge({ source_url: 'https://site.example/new', final_url: 'https://site.example/new' })).to.deep.equal([]);
    expect(judge({ final_url: 'https://site.example/new', documents: 2 })).to.deep.equal([]);
    expect(judge({ script_redirect: `${url}#top`, documents: 2 })).to.deep.equal([]);
    expect(judge({ final_url: 'https://site.example/state' })).to.deep.equal([]);
  });

  it('says nothing of an error page', () => {
    expect(judge({ script_redirect: 'https://site.example/', status: 404 })).to.deep.equal([]);
  });
});
