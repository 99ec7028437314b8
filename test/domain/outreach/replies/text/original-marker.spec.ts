import { expect } from 'chai';
import { isOriginalMarker } from '../../../../../domain/outreach/replies/text/original-marker.js';

describe('[U] marker of an original', () => {
  it('stands between dashes in many languages', () => {
    for (const line of [
      '-----Original Message-----',
      '-----Ursprüngliche Nachricht-----',
      '---------- Forwarded message ---------',
      '‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐',
      '-----原始邮件-----',
      'Begin forwarded message:',
    ]) {
      expect(isOriginalMarker(line), line).to.equal(true);
    }
  });

  it('is no other text', () => {
    for (const line of ['-- extra dashes here --', 'the original message', '-----', 'original message']) {
      expect(isOriginalMarker(line), line).to.equal(false);
    }
  });
});
