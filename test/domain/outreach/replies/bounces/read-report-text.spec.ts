import { expect } from 'chai';
import { linesAbout, readReportText } from '../../../../../domain/outreach/replies/bounces/read-report-text.js';

const OWN = new Set(['sam@out.example']);

describe('[U] reading the words of a report', () => {
  it('finds the one recipient among other addresses', () => {
    const text =
      'Mail from: sam@out.example\nFor help, please contact <help@mx.example>\n\n  ana@blog.example\n    no such user';
    expect(readReportText(text, OWN, [])).to.deep.equal([{ email: 'ana@blog.example', status: null, text }]);
  });

  it('gives each of several what is said of it', () => {
    const text = '<a@b.example>:\n550 unknown\n\n<c@b.example>:\n552 full';
    expect(readReportText(text, OWN, [])).to.deep.equal([
      { email: 'a@b.example', status: null, text: '<a@b.example>:\n550 unknown\n' },
      { email: 'c@b.example', status: null, text: '<c@b.example>:\n552 full' },
    ]);
    expect(linesAbout('c@b.example', ['a@b.example', 'c@b.example'], text.split('\n'))).to.equal(
      '<c@b.example>:\n552 full',
    );
  });

  it('goes by the header that names who failed', () => {
    expect(readReportText('failed', OWN, ['a@b.example'])).to.deep.equal([
      { email: 'a@b.example', status: null, text: 'failed' },
    ]);
  });

  it('reads a report whose machine-readable part became text', () => {
    const text =
      'Sorry.\n\nFinal-Recipient: rfc822; a@b.example\nAction: failed\nStatus: 5.1.1\nDiagnostic-Code: smtp; 550 no';
    expect(readReportText(text, OWN, [])).to.deep.equal([{ email: 'a@b.example', status: '5.1.1', text: '550 no' }]);
  });
});
