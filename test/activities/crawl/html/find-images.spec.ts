import { expect } from 'chai';
import { findImages } from '../../../../activities/crawl/html/find-images.js';

const find = (html: string) => findImages('https://site.example/shop/', html);

describe('[U] find images', () => {
  it('tells what is around each', () => {
    const [image] = find(`<h1>Shop</h1><h2>Desk <b>lamps</b></h2><p>Built of oak.</p>
      <figure><img src="oak.jpg" alt="Lamp" title="Our lamp" width="40" height="20"><figcaption>Lamp <i>of oak</i></figcaption></figure>`);
    expect(image).to.deep.equal({
      url: 'https://site.example/shop/oak.jpg',
      alt: 'Lamp',
      title: 'Our lamp',
      caption: 'Lamp of oak',
      heading: 'Desk lamps',
      before: 'Built of oak.',
      size: { width: 40, height: 20 },
    });
  });

  it('gives a caption that is before its image, or for several', () => {
    const before = find(
      '<figure><figcaption>Both</figcaption><img src="a.png"><img src="b.png"></figure><img src="c.png">',
    );
    expect(before.map(({ caption }) => caption)).to.deep.equal(['Both', 'Both', '']);
    const after = find(
      '<figure><img src="a.png"><img src="b.png"><figcaption>Both</figcaption></figure><img src="c.png">',
    );
    expect(after.map(({ caption }) => caption)).to.deep.equal(['Both', 'Both', '']);
  });

  it('minds base, lazy sources and missing attributes, and leaves out what is not read', () => {
    const html = `<base href="/cdn/"><img data-src="a.png"><template><img src="t.png"></template><noscript><img src="n.png"></noscript>
      <img alt=""><img src="b.png" alt="" width="50%">`;
    expect(find(html).map(({ url, alt, size }) => [url, alt, size])).to.deep.equal([
      ['https://site.example/cdn/a.png', null, null],
      ['https://site.example/cdn/b.png', '', null],
    ]);
  });

  it('is bounded', () => {
    expect(find('<img src="a.png">'.repeat(500))).to.have.length(200);
    expect(find(`<h2>${'x'.repeat(5000)}</h2><img src="a.png">`)[0]?.heading).to.have.length(300);
  });
});
