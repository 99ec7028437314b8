import { expect } from 'chai';
import { judgeRates } from '../../../../domain/outreach/sending/auto-pause.js';

const judge = (delivered: number, bounced: number) => judgeRates({ delivered, bounced });

describe('[U] judgeRates', () => {
  it('says nothing of fewer than fifty mails', () => {
    expect(judge(49, 49)).to.equal(null);
    expect(judge(0, 0)).to.equal(null);
  });

  it('is content below 2% of bounces', () => {
    expect(judge(50, 0)).to.equal(null);
    expect(judge(101, 2)).to.equal(null);
  });

  it('warns from 2%', () => {
    expect(judge(50, 1)).to.deep.equal({ level: 'warn', detail: '1 of 50 mails in 7 days came back' });
    expect(judge(101, 5)).to.deep.equal({ level: 'warn', detail: '5 of 101 mails in 7 days came back' });
  });

  it('pauses from 5%', () => {
    expect(judge(100, 5)).to.deep.equal({
      level: 'pause',
      reason: 'bounce_rate',
      detail: '5 of 100 mails in 7 days came back',
    });
  });
});
