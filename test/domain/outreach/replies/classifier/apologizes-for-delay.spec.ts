import { expect } from 'chai';
import { apologizesForDelay } from '../../../../../domain/outreach/replies/classifier/apologizes-for-delay.js';

describe('[U] apology for a late answer', () => {
  for (const text of [
    'sorry for the late reply, i rarely look in here.',
    'apologies for taking so long to answer.',
    'entschuldigen sie die späte antwort.',
    'désolée pour ce retard.',
    'perdona la demora.',
    'scusate il ritardo.',
    'desculpe a demora.',
    'excuses voor de late reactie.',
    'przepraszam za zwłokę.',
    'お返事が遅くなり申し訳ありません。',
  ])
    it(`is "${text}"`, () => {
      expect(apologizesForDelay(text)).to.equal(true);
    });

  for (const text of [
    'sorry, we do not publish guest posts.',
    'your answer may be late.',
    'entschuldigung, wer sind sie?',
    'désolé, pas intéressé.',
    '申し訳ありませんが、お断りします。',
  ])
    it(`is not "${text}"`, () => {
      expect(apologizesForDelay(text)).to.equal(false);
    });
});
