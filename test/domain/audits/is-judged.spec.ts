import { expect } from 'chai';
import { isJudged } from '../../../domain/audits/is-judged.js';

const START = 'https://site.example/';
const finding = (component: 'on_page_seo' | 'technical_seo', page_url: string | null, url = `${START}x`) => ({
  component,
  page_url,
  url,
});

describe('[U] is judged', () => {
  it('is every finding in a complete audit', () => {
    const audit = { audit_type: 'complete' as const, final_url: START };
    expect(isJudged(finding('on_page_seo', `${START}a`), audit)).to.equal(true);
  });

  const quick = { audit_type: 'quick' as const, final_url: START };
  const cases: [what: string, given: ReturnType<typeof finding>, judged: boolean][] = [
    ['on-page matters of the start page', finding('on_page_seo', START), true],
    ['on-page matters of another page', finding('on_page_seo', `${START}a`), false],
    ['what groups of pages share, when it is told of the start page', finding('on_page_seo', null, START), true],
    ['what groups of pages share, when it is told of another page', finding('on_page_seo', null), false],
    ['technical matters of any page', finding('technical_seo', `${START}a`), true],
  ];
  for (const [what, given, judged] of cases) {
    it(`in a quick audit: ${what}: ${judged}`, () => expect(isJudged(given, quick)).to.equal(judged));
  }
});
