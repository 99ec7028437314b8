import { expect } from 'chai';
import { isIndexFile } from '../../../../domain/base/url/is-index-file.js';

describe('[U] isIndexFile', () => {
  it('knows the usual names', () => {
    for (const name of ['index.html', 'index.htm', 'INDEX.PHP', 'default.aspx', 'home.html']) {
      expect(isIndexFile(name), name).to.equal(true);
    }
  });

  it('leaves other files alone', () => {
    for (const name of ['indexes.html', 'index', 'index.html.bak', 'my-index.html', '']) {
      expect(isIndexFile(name), name).to.equal(false);
    }
  });
});
