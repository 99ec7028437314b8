import { expect } from 'chai';
import { attributionLine } from '../../../../domain/outreach/inbox/attribution-line.js';

const line = (body: string) =>
  attributionLine({ from_email: 'bo@blog.example', body, received_at: '2026-06-03T07:12:00.000Z' });

describe('[U] attributionLine', () => {
  it('is written in the language of the message', () => {
    expect(line('Danke, wir haben Interesse und melden uns bei Ihnen.')).to.equal(
      'Am 2026-06-03 schrieb bo@blog.example:',
    );
    expect(line('Merci, nous sommes intéressés et nous vous répondons.')).to.equal(
      'Le 2026-06-03, bo@blog.example a écrit :',
    );
  });

  it('is English where the language is not known', () => {
    for (const body of ['', '123', 'Tack, vi har inte tid med det nu, men hör gärna av dig.'])
      expect(line(body)).to.equal('On 2026-06-03, bo@blog.example wrote:');
  });
});
