import { expect } from 'chai';
import type { Anchor, Region } from '../../../../domain/seo/artifacts/html.js';
import { pageFacts } from './page-facts.js';

const first = (html: string): Anchor | undefined => pageFacts(html).anchors[0];

describe('[U] anchor-collector', () => {
  it('keeps what the author wrote and where it leads', () => {
    expect(
      first('<a href="../x?a=1#p%C3%A9" rel="NoFollow  ugc nofollow" target=_blank onclick="y()">Go <b>on</b></a>'),
    ).to.deep.equal({
      href: '../x?a=1#p%C3%A9',
      url: 'https://site.example/x?a=1',
      fragment: 'pé',
      internal: true,
      text: 'Go on',
      rel: ['nofollow', 'ugc'],
      target: '_blank',
      onclick: true,
      region: 'other',
    });
  });

  const targets: [href: string, url: string | null, internal: boolean, fragment: string][] = [
    ['', 'https://site.example/dir/page', true, ''],
    ['#top', 'https://site.example/dir/page', true, 'top'],
    ['#%zz', 'https://site.example/dir/page', true, '%zz'],
    ['?q', 'https://site.example/dir/page?q', true, ''],
    ['//www.site.example/x', 'https://www.site.example/x', true, ''],
    ['http://site.example/', 'http://site.example/', true, ''],
    ['https://site.example:8443/', 'https://site.example:8443/', false, ''],
    ['https://blog.site.example/', 'https://blog.site.example/', false, ''],
    [' /x ', 'https://site.example/x', true, ''],
    ['/a b', 'https://site.example/a%20b', true, ''],
    ['mailto:a@b.example', null, false, ''],
    ['javascript:void(0)', null, false, ''],
    ['http://', null, false, ''],
    ['http://[', null, false, ''],
  ];
  for (const [href, url, internal, fragment] of targets) {
    it(`${JSON.stringify(href)} leads to ${url}`, () => {
      const anchor = first(`<a href="${href}">x</a>`);
      expect([anchor?.href, anchor?.url, anchor?.internal, anchor?.fragment]).to.deep.equal([
        href,
        url,
        internal,
        fragment,
      ]);
    });
  }

  it('has no href and no url without the attribute', () => {
    const anchor = first('<a onclick=x>y</a>');
    expect([anchor?.href, anchor?.url, anchor?.internal]).to.deep.equal([null, null, false]);
  });

  const texts: [what: string, html: string, text: string][] = [
    ['text before labels', '<a href=x aria-label=L title=T> a \n <i>b</i> </a>', 'a b'],
    ['label without text', '<a href=x aria-label=" L " title=T><img alt=A></a>', 'L'],
    ['title without label', '<a href=x title=T><img alt=A></a>', 'T'],
    ['alternatives of images last', '<a href=x><img alt=A><img alt="B c"></a>', 'A B c'],
    [
      'no text of svg, script or noscript',
      '<a href=x><svg><text>S</text></svg><script>j</script><noscript>n</noscript></a>',
      '',
    ],
    ['entities decoded', '<a href=x>a&nbsp;&amp;&eacute;</a>', 'a &é'],
  ];
  for (const [what, html, text] of texts) it(`text: ${what}`, () => expect(first(html)?.text).to.equal(text));

  it('keeps words apart where lines end', () => {
    const [link] = pageFacts('<a href="/x">Opening<br>hours<div>Monday</div></a>').anchors;
    expect(link?.text).to.equal('Opening hours Monday');
  });

  it('lets a second link end the first', () => {
    expect(pageFacts('<a href=1>one <div><a href=2>two</a> three</div>').anchors.map(({ text }) => text)).to.deep.equal(
      ['one', 'two'],
    );
  });

  it('does not see links of noscript, template and svg', () => {
    const html = '<noscript><a href=1>x</a></noscript><template><a href=2>x</a></template><svg><a href=3>x</a></svg>';
    expect(pageFacts(html).anchors).to.deep.equal([]);
  });

  const regions: [html: string, region: Region][] = [
    ['<header>*</header>', 'header'],
    ['<nav><ul><li>*</ul></nav>', 'nav'],
    ['<main>*</main>', 'main'],
    ['<aside>*</aside>', 'aside'],
    ['<dialog open>*</dialog>', 'aside'],
    ['<div role=dialog>*</div>', 'aside'],
    ['<footer>*</footer>', 'footer'],
    ['<div>*</div>', 'other'],
    ['<header><nav>*</nav></header>', 'nav'],
    ['<main><article><header>*</header></article></main>', 'main'],
    ['<article><footer>*</footer></article>', 'other'],
    ['<div role="navigation">*</div>', 'nav'],
    ['<div role="Banner x">*</div>', 'header'],
    ['<div role=main>*</div>', 'main'],
    ['<div role=complementary>*</div>', 'aside'],
    ['<article><div role=contentinfo>*</div></article>', 'footer'],
    ['<nav></nav>*', 'other'],
  ];
  for (const [html, region] of regions) {
    it(`${html} is in ${region}`, () => {
      expect(first(html.replace('*', '<a href=x>x</a>'))?.region).to.equal(region);
    });
  }

  it('takes the labels of icons for want of text', () => {
    const texts = [
      '<a href=x><i class=fa aria-label="Forum"></i></a>',
      '<a href=x><span title=" Our  forum "></span></a>',
      '<a href=x><svg><title>Forum</title><path/></svg></a>',
      '<a href=x><svg aria-label="Forum"></svg></a>',
      '<a href=x aria-label="Talk"><i aria-label="Forum"></i></a>',
      '<a href=x><i aria-label="Forum"></i>Talk</a>',
      '<a href=x></a><i aria-label="Forum"></i>',
    ].map((html) => first(html)?.text);
    expect(texts).to.deep.equal(['Forum', 'Our forum', 'Forum', 'Forum', 'Talk', 'Talk', '']);
  });

  it('tells links that need no text', () => {
    const reasons = [
      '<a href=x hidden></a>',
      '<div hidden><p><a href=x></a></div>',
      '<a href=x style="color:red; display: none"></a>',
      '<a href=x aria-hidden=true></a>',
      '<a href=x aria-labelledby=i></a>',
      '<a href=x></a>',
      '<a href=x hidden=until-found></a>',
    ].map((html) => first(html)?.needs_no_text);
    expect(reasons).to.deep.equal(['hidden', 'hidden', 'hidden', 'hidden', 'labelled_by', undefined, undefined]);
  });
});
