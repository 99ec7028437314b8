import { expect } from 'chai';
import { secDirectoryListing } from '../../../../../domain/seo/checks/sec/directory-listing.js';
import { context } from '../../../../support/check-context.js';
import { pageFrom } from '../../../../support/sites/pages.js';

const url = 'https://site.example/page';
const judge = (html: string, at = url) => secDirectoryListing.judge(pageFrom(html, { url: at }), context());

describe('[U] sec/directory-listing', () => {
  it('fires on an Apache index', () => {
    expect(
      judge(
        '<title>Index of /files</title><h1>Index of /files</h1><a href="?C=N;O=D">Name</a><a href="/">Parent Directory</a><a href="a.zip">a.zip</a>',
      ),
    ).to.deep.equal([{ url, observed: 'Index of /files', where: 'title and links', count: 3 }]);
  });

  it('fires on an nginx index', () => {
    expect(judge('<title>Index of /files/</title><h1>Index of /files/</h1><a href="../">../</a>').length).to.deep.equal(
      1,
    );
  });

  it('does not take an article of that name for one', () => {
    expect(judge('<title>Index of leading indicators</title><h1>Index</h1><a href="/about">About</a>')).to.deep.equal(
      [],
    );
  });

  it('does not fire on links alone', () => {
    expect(judge('<title>Archive</title><a href="../">Parent Directory</a>')).to.deep.equal([]);
  });
});
