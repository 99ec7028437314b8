import { expect } from 'chai';
import { readFeed } from '../../../../../activities/outreach/discovery/page/read-feed.js';

describe('[U] read a feed', () => {
  it('of RSS: titles as people read them, the link and the day of each article', () => {
    const xml = `<?xml version="1.0"?><rss><channel><title>Blog</title><link>https://blog.example</link>
      <item><title><![CDATA[Bees &amp; <b>hives</b>]]></title><link> https://blog.example/a </link><pubDate>Wed, 20 May 2026 08:00:00 GMT</pubDate>
        <media:content><media:title>Image</media:title></media:content></item>
      <item><title>Two</title></item></channel></rss>`;
    expect(readFeed(xml)).to.deep.equal([
      { title: 'Bees & hives', url: 'https://blog.example/a', date: 'Wed, 20 May 2026 08:00:00 GMT' },
      { title: 'Two', url: '', date: '' },
    ]);
  });

  it('of Atom: the link to the article itself, and its first date', () => {
    const xml = `<feed><title>Blog</title><entry><title>Bees</title><link rel="self" href="https://blog.example/self"/>
      <link href="https://blog.example/bees"/><published>2026-05-20T08:00:00Z</published><updated>2026-05-30T08:00:00Z</updated></entry></feed>`;
    expect(readFeed(xml)).to.deep.equal([
      { title: 'Bees', url: 'https://blog.example/bees', date: '2026-05-20T08:00:00Z' },
    ]);
  });

  it('to a bound, whatever it is', () => {
    expect(readFeed('<rss>'.repeat(5_000))).to.deep.equal([]);
    expect(readFeed(`<rss>${'<item><title>x</title></item>'.repeat(5_000)}</rss>`)).to.have.length(100);
    expect(readFeed('no feed')).to.deep.equal([]);
  });
});
