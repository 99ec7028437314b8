import { expect } from 'chai';
import { reportedSubject } from '../../../../../domain/outreach/replies/classifier/reported-subject.js';

describe('[U] told subject', () => {
  const table: [string, string | null, string][] = [
    ['Re: City gardens', null, ''],
    ['AW: City gardens', 'Another', ''],
    ['Out of office: City gardens', 'City gardens', 'out of office:'],
    ['Your ticket 12', null, 'your ticket 12'],
    ['City gardens', 'City gardens', ''],
    ['', null, ''],
  ];
  for (const [subject, sent, told] of table)
    it(`of "${subject}" is "${told}"`, () => {
      expect(reportedSubject(subject, sent)).to.equal(told);
    });
});
