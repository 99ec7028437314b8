import { expect } from 'chai';
import { decideClass } from '../../../../../domain/outreach/replies/classifier/decide-class.js';
import {
  type ClassShares,
  LEARNED_CLASSES,
  type LearnedClass,
} from '../../../../../domain/outreach/replies/classifier/learned-classes.js';

const shares = (given: Partial<ClassShares>): ClassShares =>
  ({ ...Object.fromEntries(LEARNED_CLASSES.map((name) => [name, 0])), ...given }) as ClassShares;

describe('[U] deciding on a class', () => {
  const table: [Partial<ClassShares>, LearnedClass][] = [
    [{ interested: 0.9, not_interested: 0.1 }, 'interested'],
    // Hardly surer of a yes than of a no: nobody is written to for that, and nobody given up.
    [{ interested: 0.5, not_interested: 0.4, replied: 0.1 }, 'replied'],
    // A likely wish for no more mail beats a plain no.
    [{ not_interested: 0.45, unsubscribe: 0.55 }, 'unsubscribe'],
    [{ interested: 0.6, unsubscribe: 0.4 }, 'interested'],
    // So does one that is less likely, unless it much rather wants to go on.
    [{ replied: 0.6, unsubscribe: 0.4 }, 'unsubscribe'],
    [{ replied: 0.8, unsubscribe: 0.2 }, 'unsubscribe'],
    [{ question: 0.45, replied: 0.15, unsubscribe: 0.4 }, 'unsubscribe'],
    [{ question: 0.6, replied: 0.05, unsubscribe: 0.35 }, 'question'],
    [{ replied: 0.81, unsubscribe: 0.19 }, 'replied'],
    [{ question: 0.6, interested: 0.4 }, 'question'],
    [{ out_of_office: 0.95, interested: 0.05 }, 'out_of_office'],
  ];
  for (const [given, wanted] of table)
    it(`is ${wanted} for ${JSON.stringify(given)}`, () => {
      expect(decideClass(shares(given), true)).to.equal(wanted);
    });

  it('takes more to be a wish for no more mail where nothing in the text is like one', () => {
    expect(decideClass(shares({ replied: 0.76, unsubscribe: 0.24 }), true)).to.equal('unsubscribe');
    expect(decideClass(shares({ replied: 0.76, unsubscribe: 0.24 }), false)).to.equal('replied');
    expect(decideClass(shares({ replied: 0.75, unsubscribe: 0.25 }), false)).to.equal('unsubscribe');
  });
});
