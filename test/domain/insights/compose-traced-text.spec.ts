import { expect } from 'chai';
import {
  composeTraced,
  distinctEvidence,
  joinTraced,
  showFigure,
} from '../../../domain/insights/compose-traced-text.js';

const figure = <Value extends string | number | boolean>(value: Value, path = 'p') => ({ path, value });

describe('[U] told texts', () => {
  it('hold figures of the input, and name where they lie', () => {
    expect(
      composeTraced`Has ${figure(3, 'a')} of ${{ path: 'b', value: 4, raw: '4%' }} at "${figure('x', 'c')}".`,
    ).to.deep.equal({
      text: 'Has 3 of 4 at "x".',
      evidence: [
        { path: 'a', value: 3 },
        { path: 'b', value: '4%' },
        { path: 'c', value: 'x' },
      ],
    });
  });

  it('may be put together, each figure named once', () => {
    const one = composeTraced`a ${figure(1)}`;
    expect(composeTraced`${one} and ${figure(1)}`).to.deep.equal({
      text: 'a 1 and 1',
      evidence: [{ path: 'p', value: 1 }],
    });
    expect(joinTraced([one, one], ', ')).to.deep.equal({ text: 'a 1, a 1', evidence: [{ path: 'p', value: 1 }] });
    expect(distinctEvidence([])).to.deep.equal([]);
  });

  it('take over long advice without naming it, but for the numbers in it', () => {
    const advice = 'word '.repeat(30).trim();
    expect(composeTraced`${figure(advice)}`.evidence).to.deep.equal([]);
    expect(composeTraced`${figure(`${advice} 7`)}`.evidence).to.have.length(1);
  });

  it('show what is seen, on one line, and cut between words', () => {
    expect(showFigure(figure('a\u0000\u200b\n b\u202e'))).to.equal('a b');
    expect(showFigure(figure(`${'x'.repeat(390)} 12345678901 y`))).to.equal(`${'x'.repeat(390)} …`);
    expect(showFigure(figure('1'.repeat(500)))).to.equal('…');
    expect(showFigure(figure(true))).to.equal('true');
  });

  it('shows no markup of other tools: links as their words, and no mere "Learn more"', () => {
    const shown = (value: string) => showFigure({ path: 'p', value });
    expect(shown('Compress texts. [Learn more about compression](https://developer.chrome.com/x/).')).to.equal(
      'Compress texts.',
    );
    expect(shown('Use [modern formats](https://web.dev/webp) for images.')).to.equal('Use modern formats for images.');
  });
});
