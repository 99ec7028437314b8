import { expect } from 'chai';
import { returnedRecipients } from '../../../../../domain/outreach/replies/bounces/returned-recipients.js';

describe('[U] returnedRecipients', () => {
  it('reads every place where servers note a recipient, the most reliable first', () => {
    const headers = {
      to: ['Ana <ana@blog.example>, bob@news.example'],
      received: ['from a.example by mx.blog.example (Postfix) with ESMTP id 1 for <Traced@blog.example>; Mon, 1 Jan'],
      'delivered-to': ['delivered@blog.example'],
      'x-hmxmroriginalrecipient': ['zoe@hotmail.example'],
    };
    expect(returnedRecipients(headers)).to.deep.equal([
      'zoe@hotmail.example',
      'delivered@blog.example',
      'traced@blog.example',
      'ana@blog.example',
      'bob@news.example',
    ]);
  });

  it('finds nobody where all was blacked out', () => {
    expect(returnedRecipients({ to: ['undisclosed-recipients:;'], received: ['by x; for a change'] })).to.deep.equal(
      [],
    );
    expect(returnedRecipients({})).to.deep.equal([]);
  });

  it('reads no more than a few', () => {
    const to = [Array.from({ length: 400 }, (_, index) => `a${index}@a.example`).join(', ')];
    expect(returnedRecipients({ to })).to.have.length(20);
  });
});
