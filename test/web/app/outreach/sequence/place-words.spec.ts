import { expect } from 'chai';
import { placeWords } from '../../../../../web/app/outreach/sequence/place-words.js';

describe('[U] words for where a lead is in a sequence', () => {
  it('say why the sequence has ended, in words where it is a code', () => {
    expect(placeWords({ state: 'ended', reason: 'ended_by_user' })).to.equal('A member ended it');
    expect(placeWords({ state: 'ended', reason: 'The lead wants no more mail' })).to.equal(
      'The lead wants no more mail',
    );
    expect(placeWords({ state: 'ended', reason: 'lead_placed' })).to.equal('Lead placed');
  });

  it('say why a step that is due waits, with what is missing', () => {
    expect(placeWords({ state: 'waiting', reason: 'unfilled_placeholder: {gift}' })).to.equal(
      'A placeholder in its text has no value for this lead ({gift})',
    );
    expect(placeWords({ state: 'waiting', reason: 'outside_sending_window' })).to.contain('sending window');
    expect(placeWords({ state: 'waiting', reason: null })).to.equal(null);
  });

  it('say nothing of a lead that has finished', () => {
    expect(placeWords({ state: 'finished', reason: 'step_skipped' })).to.equal(null);
  });
});
