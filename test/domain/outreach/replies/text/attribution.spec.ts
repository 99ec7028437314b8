import { expect } from 'chai';
import { readAttribution } from '../../../../../domain/outreach/replies/text/attribution.js';

describe('[U] line above a quotation', () => {
  it('is sure with date, time and writer', () => {
    expect(readAttribution('On Tue, Mar 3, 2026 at 9:15 AM Sam Lee <sam@out.example> wrote:')).to.deep.equal({
      count: 5,
      isPossible: true,
      isPlausible: true,
      isSure: true,
    });
  });

  it('is sure in a language that is not listed, by its parts', () => {
    expect(readAttribution('Zu 14. 1. 2026, 17:42 <sam@out.example> qqq:').isSure).to.equal(true);
  });

  it('is plausible with two parts and possible with one', () => {
    expect(readAttribution('Sam Lee <sam@out.example> wrote:')).to.include({ isPlausible: true, isSure: false });
    expect(readAttribution('Sam Lee wrote:')).to.include({ isPossible: true, isPlausible: false });
  });

  it('is no sentence about people', () => {
    expect(readAttribution('On 3 March 2026 at 9:15 we met and Bob wrote:')).to.include({
      isPlausible: false,
      isSure: false,
    });
    expect(readAttribution('Le 3 mars 2026 à 09:15 nous avons écrit :')).to.include({ isSure: false });
  });

  it('ends as such lines do', () => {
    expect(
      readAttribution('Sam Lee <sam@out.example> wrote on 3 March 2026 at 9:15 that all is well').isPlausible,
    ).to.equal(false);
  });

  it('is no long line', () => {
    const line = `On Tue, Mar 3, 2026 at 9:15 AM ${'a'.repeat(400)} <sam@out.example> wrote:`;
    expect(readAttribution(line).isSure).to.equal(false);
  });

  it('of GroupWise stands between arrows', () => {
    expect(readAttribution('>>> Sam Lee <sam@out.example> 1/14/2026 5:42 PM >>>').isSure).to.equal(true);
    expect(readAttribution('>>> see above >>>').isSure).to.equal(false);
  });
});
