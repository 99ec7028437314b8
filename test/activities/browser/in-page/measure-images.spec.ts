import { expect } from 'chai';
import { type InPage, openInPage } from '../../../support/browser/in-page.js';

describe('[I] measureImages', () => {
  let page: InPage;
  before(async () => {
    page = await openInPage();
  });
  after(() => page.close());

  it('tells natural and shown size, place and loading of what is shown', async () => {
    const { images } = await page.measure(
      `<body style="margin:0"><img src="/a.png" width="300" height="200" style="display:block"><div style="height:9000px"></div>
       <img src="/b.png" loading="lazy" width="30" height="20"><img src="/c.png" style="display:none"><img src="/d.png" width="1" height="1">
       <img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width="50" height="50"><img alt="">`,
    );
    expect(images).to.deep.equal([
      {
        url: 'http://site.example/a.png',
        natural_width: 600,
        natural_height: 400,
        shown_width: 300,
        shown_height: 200,
        loading: null,
        top: 0,
        left: 0,
        device_pixel_ratio: 1.75,
      },
    ]);
  });

  it('keeps the first fifty', async () => {
    const { images } = await page.measure(`<img src="/a.png" width="9" height="9">`.repeat(60));
    expect(images).to.have.length(50);
  });
});
