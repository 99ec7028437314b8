import { expect } from 'chai';
import { renderFixes } from '../../../cli/report/render-fixes.js';

const fix = {
  priority: 'High' as const,
  kind: 'fix' as const,
  title: 'Translated pages name another language version as canonical',
  evidence: { count: 45, urls: ['https://site.example/de/'] },
  effort: { value: 0.2, unit: 'days' as const },
};
const plain = (_color: string, text: string) => text;

describe('[U] render fixes', () => {
  it('says what a fix explains and which page to edit', () => {
    const lines = renderFixes(
      [{ ...fix, explains: { findings: 412 }, page_to_edit: 'https://site.example/de/' }],
      plain,
    );
    expect(lines.slice(1)).to.deep.equal([
      ' 1. High   Translated pages name another language version as canonical (45 cases, 0.2 days)',
      '      explains 412 findings; edit https://site.example/de/',
      '      https://site.example/de/',
    ]);
  });

  it('shows an audit of before causes were kept as it did', () => {
    expect(renderFixes([fix], plain).length).to.equal(3);
  });
});
