import { expect } from 'chai';
import { copiedOrigin } from '../../../../domain/seo/site/copied-origin.js';

describe('[U] copied origin', () => {
  const production_origin = 'https://www.example.com';

  it('is that of the site of which another host is a copy', () =>
    expect(copiedOrigin({ start_url: 'http://127.0.0.1:8080/a', production_origin })).to.equal(production_origin));

  it('is none where the site itself is crawled, said so or not', () => {
    expect(copiedOrigin({ start_url: 'https://www.example.com/a', production_origin })).to.equal(null);
    expect(copiedOrigin({ start_url: 'http://127.0.0.1:8080/' })).to.equal(null);
  });
});
