import { expect } from 'chai';
import { showChain } from '../../../../domain/seo/checks/show-chain.js';

describe('[U] showChain', () => {
  const chain = (hops: string[]) => ({ hops, end_url: '', end: null, loop: [] });

  it('joins the hops', () => {
    expect(showChain(chain(['/a', '/b']))).to.equal('/a → /b');
  });

  it('stays within 300 characters', () => {
    expect([...showChain(chain(Array(40).fill('https://site.example/a')))]).to.have.length(300);
  });
});
