import { expect } from 'chai';
import { readDeliveryStatus } from '../../../../../domain/outreach/replies/bounces/read-delivery-status.js';

describe('[U] reading a delivery status', () => {
  it('gives those that failed and counts the others', () => {
    const report = readDeliveryStatus({
      message: {},
      recipients: [
        {
          'original-recipient': ['rfc822; Ana@blog.example'],
          'final-recipient': ['rfc822; box7@mx.example'],
          action: ['failed'],
          status: ['5.1.1 (unknown)'],
          'diagnostic-code': ['smtp; 550 no'],
        },
        { 'final-recipient': ['rfc822; lee@blog.example'], action: ['Delayed'], status: ['4.4.1'] },
      ],
    });
    expect(report).to.deep.equal({
      failures: [{ email: 'ana@blog.example', status: '5.1.1', text: '550 no' }],
      notices: 1,
    });
  });

  it('parts recipients that no empty line parts', () => {
    const fields = {
      'final-recipient': ['rfc822; ana@blog.example', 'rfc822; lee@blog.example'],
      action: ['failed', 'delayed'],
      status: ['5.1.1', '4.4.1'],
      'diagnostic-code': ['smtp; 550 of one of them'],
    };
    expect(readDeliveryStatus({ message: {}, recipients: [fields] })).to.deep.equal({
      failures: [{ email: 'ana@blog.example', status: '5.1.1', text: '' }],
      notices: 1,
    });
  });

  it('gives nothing for groups that say nothing', () => {
    expect(readDeliveryStatus({ message: {}, recipients: [{ action: ['failed'] }] })).to.deep.equal({
      failures: [],
      notices: 0,
    });
  });
});
