import { expect } from 'chai';
import { pageFacts as parse } from './page-facts.js';

describe('[U] head-state (case 58)', () => {
  const head = (html: string) => {
    const { titles, metas, dom } = parse(html);
    return [titles[0]?.in_head ?? metas[0]?.in_head, dom.head_ended_by];
  };

  it('is where an image stands before the title', () => {
    expect(head('<html><head><img src=x><title>T</title></head><body>')).to.deep.equal([false, 'img']);
  });

  it('is where a div stands before the robots meta, which is still seen', () => {
    const { metas, dom } = parse('<head><div>x</div><meta name=robots content=noindex></head><body>y');
    expect(metas).to.deep.equal([{ key: 'robots', kind: 'name', content: 'noindex', in_head: false }]);
    expect(dom.head_ended_by).to.equal('div');
  });

  it('is where loose text stands', () => {
    expect(head('<head>oops<title>T</title></head><body>')).to.deep.equal([false, '#text']);
  });

  it('is where a noscript holds more than it may', () => {
    expect(head('<head><noscript><img src=x></noscript><title>T</title></head>')).to.deep.equal([false, 'noscript']);
    expect(head('<head><noscript>no</noscript><title>T</title></head>')).to.deep.equal([false, 'noscript']);
    expect(
      head('<head><noscript><link rel=stylesheet href=x><style>p{}</style></noscript><title>T</title></head>'),
    ).to.deep.equal([true, null]);
  });

  it('is not where scripts, styles and templates stand', () => {
    const html =
      '<head><script>"<div>"</script><style>a{}</style><template><div>x</div></template><title>T</title></head>';
    expect(head(html)).to.deep.equal([true, null]);
  });

  it('is where the body begins, with nothing to blame', () => {
    expect(head('<head><title>T</title></head><body><div>x</div>')).to.deep.equal([true, null]);
    expect(head('<title>T</title><p>tags left out')).to.deep.equal([true, null]);
    expect(head('<head><title>T</title></head><div>no body tag</div>')).to.deep.equal([true, null]);
  });

  it('lets a title between head and body count for the head', () => {
    expect(head('<head></head><title>T</title><body>x')).to.deep.equal([true, null]);
  });

  it('is at the end of the document, whatever is written behind it', () => {
    expect(head('<html><head></head></html><title>T</title>')).to.deep.equal([false, null]);
  });

  it('blames nothing for what may stand in the body', () => {
    const html = '<title>T</title><p>x<link rel=stylesheet href=a.css><meta itemprop=price content=1>';
    expect(parse(html).dom.head_ended_by).to.equal(null);
  });

  it('counts the tags of the source', () => {
    const { dom } = parse('<head></head><body><head><body>x');
    expect([dom.head_tags, dom.body_tags]).to.deep.equal([2, 2]);
  });
});
