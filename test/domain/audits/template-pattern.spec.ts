import { expect } from 'chai';
import { templatePattern } from '../../../domain/audits/template-pattern.js';

const of = (path: string) => templatePattern(`https://site.example${path}`);

describe('[U] template pattern', () => {
  it('is the first segment with everything under it', () => {
    expect(['/blog/a', '/blog/2024/b/', '/blog/c?x=1'].map(of)).to.deep.equal(['/blog/*', '/blog/*', '/blog/*']);
  });

  it('is one for pages at the root, and one for the root', () => {
    expect(['/a', '/b.html', '/'].map(of)).to.deep.equal(['/*', '/*', '/']);
  });

  it('takes archives by date for one', () => {
    expect(['/2024/a', '/2025-05/b'].map(of)).to.deep.equal(['/*/*', '/*/*']);
  });
});
