import { expect } from 'chai';
import { endsInWroteWord, hasWroteWord } from '../../../../../domain/outreach/replies/text/wrote-words.js';

describe('[U] words for "wrote"', () => {
  it('are found anywhere in a line, as whole words', () => {
    for (const line of ['sam wrote:', 'am 3.3. schrieb sam:', '于2026年写道:', 'sam님이 작성:', 'napisał(a):']) {
      expect(hasWroteWord(line), line).to.equal(true);
    }
    for (const line of ['the ghostwrote book', 'beschrieben', 'nothing here']) {
      expect(hasWroteWord(line), line).to.equal(false);
    }
  });

  it('are told at the end, with a colon or without', () => {
    expect(endsInWroteWord('sam lee wrote')).to.equal(true);
    expect(endsInWroteWord('sam lee a écrit :')).to.equal(true);
    expect(endsInWroteWord('sam wrote to me')).to.equal(false);
  });
});
