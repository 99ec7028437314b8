import { expect } from 'chai';
import { SnippetBlock } from '../../../../web/report/parts/snippet-block.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const snippet = { title: 'A title', language: 'html' as const, code: '</code><script>alert(1)</script>', url: null };

describe('[U] snippet block', () => {
  it('shows code as text', () => {
    const html = renderPart(SnippetBlock, snippet);
    expect(html).to.contain('<pre><code>&lt;/code>&lt;script>alert(1)&lt;/script></code></pre>');
  });

  it('says what it is and where it belongs', () => {
    expect(readText(renderPart(SnippetBlock, { ...snippet, code: 'x', url: 'https://site.example/a' }))).to.equal(
      'A title html · /a x',
    );
  });
});
