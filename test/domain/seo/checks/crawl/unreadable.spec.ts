import { expect } from 'chai';
import { crawlUnreadable } from '../../../../../domain/seo/checks/crawl/unreadable.js';
import { context } from '../../../../support/check-context.js';
import { htmlPage } from '../../../../support/sites/html-page.js';
import { pageFrom } from '../../../../support/sites/pages.js';

describe('[U] crawl/unreadable', () => {
  const failed = (kind: 'unreadable' | 'reset') => {
    const page = pageFrom(htmlPage());
    const fetch = { ...page.fetch, error: { kind, message: 'This URL crashed the crawler twice and was skipped.' } };
    return crawlUnreadable.judge({ ...page, fetch, html: null }, context());
  };

  it('names what ended our reader, and the reason', () => {
    expect(failed('unreadable')).to.deep.equal([
      {
        url: 'https://site.example/page',
        observed: 'This URL crashed the crawler twice and was skipped.',
        expected: 'a page that can be read',
      },
    ]);
  });

  it('leaves what was read, and errors of the site, alone', () => {
    expect(failed('reset')).to.deep.equal([]);
    expect(crawlUnreadable.judge(pageFrom(htmlPage()), context())).to.deep.equal([]);
  });
});
