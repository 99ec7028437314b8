import { expect } from 'chai';
import { readAcceptedChoice } from '../../../../api/reports/exports/read-accepted-choice.js';

describe('[U] readAcceptedChoice', () => {
  it('leaves accepted findings out unless they are asked for', () => {
    expect(readAcceptedChoice({ query: {} }, 'csv')).to.equal('exclude');
    expect(readAcceptedChoice({ query: { accepted: 'only' } }, 'json')).to.equal('only');
    expect(readAcceptedChoice({ query: {} }, 'html')).to.equal('exclude');
  });

  it('refuses the choice with formats that show them by themselves', () => {
    expect(() => readAcceptedChoice({ query: { accepted: 'only' } }, 'xlsx')).to.throw('Invalid input');
  });
});
