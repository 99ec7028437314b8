import { expect } from 'chai';
import { evidencePrint } from '../../../../domain/seo/acceptance/evidence-print.js';

const finding = {
  check_id: 'page/slow',
  component: 'technical_seo' as const,
  url: 'https://site.example/',
  observed: 'answered in 1.31 s',
};
const print = (overrides: Partial<typeof finding> | object = {}) => evidencePrint({ ...finding, ...overrides });

describe('[U] evidencePrint', () => {
  it('is the same for the same check, URL and observation, and differs in each', () => {
    expect(print()).to.equal(print());
    const others = [{ check_id: 'page/heavy' }, { url: 'https://site.example/a' }, { observed: 'did not answer' }];
    expect(new Set([print(), ...others.map(print)]).size).to.equal(4);
  });

  it('passes over times and ages, which are never the same twice', () => {
    expect(print({ observed: 'answered in 2.04 s' })).to.equal(print());
    expect(print({ observed: 'last changed 412 days ago' })).to.equal(print({ observed: 'last changed 430 days ago' }));
  });

  it('counts other figures, which tell what is there', () => {
    for (const [one, other] of [
      ['72 characters', '75 characters'],
      ['status 404', 'status 410'],
      ['Sale 2025', 'Sale 2026'],
      ['/page/2', '/page/3'],
      ['3 images', '4 images'],
    ])
      expect(print({ observed: one })).to.not.equal(print({ observed: other }));
  });

  it('passes over all figures of the laboratory', () => {
    const lab = (observed: string) => print({ component: 'page_speed', observed });
    expect(lab('CLS 0.21, 1,204 KB unused')).to.equal(lab('CLS 0.19, 1,198 KB unused'));
    expect(lab('CLS 0.21')).to.not.equal(lab('LCP 0.21'));
  });
});
