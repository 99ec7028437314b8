import { expect } from 'chai';
import { isPrivatePath } from '../../../../domain/base/url/is-private-path.js';

const isPrivate = (path: string) => isPrivatePath(`https://site.example${path}`);

describe('[U] is private path', () => {
  it('knows accounts, baskets and searches, in whatever folder and with an ending', () => {
    const paths = ['/cart', '/de/Warenkorb/', '/login.php', '/shop/my-account/orders', '/wp-admin/', '/blog/tag/boots'];
    expect(paths.filter((path) => !isPrivate(path))).to.deep.equal([]);
  });

  it('does not take a page about such a thing for one', () => {
    expect(['/', '/cart-racing', '/blog/how-to-login', '/products?search=x'].filter(isPrivate)).to.deep.equal([]);
  });
});
