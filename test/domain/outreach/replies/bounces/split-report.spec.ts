import { expect } from 'chai';
import { splitReport } from '../../../../../domain/outreach/replies/bounces/split-report.js';

describe('[U] splitting a report', () => {
  it('ends where the copy of the mail begins', () => {
    for (const line of [
      'Received: from a',
      'Return-Path: <a@b.example>',
      '--- Below this line is a copy of the message.',
    ]) {
      expect(splitReport(`It failed.\n\n${line}\nmore`), line).to.deep.equal({
        notice: 'It failed.\n',
        copy: `${line}\nmore`,
      });
    }
  });

  it('is whole when there is no copy', () => {
    expect(splitReport('It failed.\nFor good.')).to.deep.equal({ notice: 'It failed.\nFor good.', copy: '' });
  });
});
