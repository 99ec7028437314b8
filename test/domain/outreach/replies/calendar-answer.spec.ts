import { expect } from 'chai';
import { readCalendarAnswer } from '../../../../domain/outreach/replies/calendar-answer.js';

const calendar = (method: string, ...lines: string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `METHOD:${method}`,
    'BEGIN:VTIMEZONE',
    'COMMENT:a zone',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'SUMMARY:Call about the guide',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
const attendee = (status: string) => `ATTENDEE;CN="Ana; Ruiz";PARTSTAT=${status}:mailto:ana@blog.example`;

describe('[U] readCalendarAnswer', () => {
  it('says what a reader’s calendar shows', () => {
    const answers: [string, string][] = [
      ['ACCEPTED', 'Accepted: Call about the guide'],
      ['DECLINED', 'Declined: Call about the guide'],
      ['TENTATIVE', 'Tentative: Call about the guide'],
      ['X-ODD', 'Event: Call about the guide'],
    ];
    for (const [status, text] of answers)
      expect(readCalendarAnswer(calendar('REPLY', attendee(status)))).to.equal(text);
    expect(readCalendarAnswer(calendar('REQUEST'))).to.equal('Invitation: Call about the guide');
    expect(readCalendarAnswer(calendar('CANCEL'))).to.equal('Canceled: Call about the guide');
    expect(readCalendarAnswer(calendar('COUNTER'))).to.equal('New time proposed: Call about the guide');
  });

  it('brings the comment, unfolded and without escapes', () => {
    const comment = ['COMMENT;LANGUAGE=en:Gladly\\, but\r\n  after 3 pm\\nAna'];
    expect(readCalendarAnswer(calendar('REPLY', attendee('ACCEPTED'), ...comment))).to.equal(
      'Accepted: Call about the guide\n\nGladly, but after 3 pm\nAna',
    );
  });

  it('is nothing of other texts', () => {
    expect(readCalendarAnswer('Accepted')).to.equal(null);
    expect(readCalendarAnswer('')).to.equal(null);
    expect(readCalendarAnswer('BEGIN:VCALENDAR\nMETHOD:REPLY\nEND:VCALENDAR')).to.equal('Event');
  });
});
