import { expect } from 'chai';
import { FrameCollector } from '../../../../activities/crawl/html/frame-collector.js';
import { LinkResolver } from '../../../../activities/crawl/html/link-resolver.js';
import { pageFacts } from './page-facts.js';

const collector = () => new FrameCollector(new LinkResolver('https://site.example/'));

describe('[U] frame-collector', () => {
  it('lists inline frames with source and title', () => {
    const frames = collector();
    frames.open('iframe', { src: '/f', title: 'Map' });
    frames.open('iframe', { src: 'about:blank' });
    frames.open('iframe', {});
    expect(frames.iframes).to.deep.equal([
      { src: '/f', url: 'https://site.example/f', title: 'Map' },
      { src: 'about:blank', url: null, title: null },
      { src: '', url: null, title: null },
    ]);
    expect(frames.frames).to.equal(0);
  });

  it('counts frameset and frame', () => {
    const { iframes, dom } = pageFacts('<frameset><frame src=a><frame src=b></frameset>');
    expect([iframes, dom.frames]).to.deep.equal([[], 3]);
  });

  it('lists 2,000 at most', () => {
    const frames = collector();
    for (let index = 0; index < 2001; index++) frames.open('iframe', { src: `/${index}` });
    expect([frames.iframes.length, frames.iframes.at(-1)?.src]).to.deep.equal([2000, '/1999']);
  });
});
