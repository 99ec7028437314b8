import { expect } from 'chai';
import { chooseVariant } from '../../../../../domain/outreach/sending/variants/choose-variant.js';

const VARIANTS = [
  { key: 'A', share: 50 },
  { key: 'B', share: 30 },
  { key: 'C', share: 20 },
] as const;

describe('[U] chooseVariant', () => {
  const tally = (campaign: string, domains: readonly string[]) => {
    const counts = new Map<string, number>();
    for (const domain of domains) {
      const key = chooseVariant(VARIANTS, campaign, domain)?.key ?? 'none';
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    return ['A', 'B', 'C'].map((key) => (counts.get(key) ?? 0) / domains.length);
  };
  const domains = Array.from({ length: 6_000 }, (_, index) => `site-${index}.example`);

  it('follows the shares, with names that are nearly alike too', () => {
    for (const campaign of ['spring', 'autumn']) {
      const [a = 0, b = 0, c = 0] = tally(campaign, domains);
      expect(a).to.be.closeTo(0.5, 0.02);
      expect(b).to.be.closeTo(0.3, 0.02);
      expect(c).to.be.closeTo(0.2, 0.02);
    }
  });

  it('is the same each time, and independent of that of another campaign', () => {
    const keys = (campaign: string) => domains.map((domain) => chooseVariant(VARIANTS, campaign, domain)?.key);
    expect(keys('spring')).to.deep.equal(keys('spring'));
    const autumn = keys('autumn');
    const both = keys('spring').filter((key, index) => key === autumn[index]).length / domains.length;
    expect(both).to.be.closeTo(0.5 ** 2 + 0.3 ** 2 + 0.2 ** 2, 0.03);
  });

  it('is none without versions', () => {
    expect(chooseVariant([], 'spring', 'a.example')).to.equal(undefined);
  });
});
