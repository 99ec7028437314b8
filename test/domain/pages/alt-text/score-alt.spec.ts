import { expect } from 'chai';
import { ALT_PARTS, analyzeAltKeywords, scoreAlt } from '../../../../domain/pages/alt-text/score-alt.js';

const score = (text: string, keywords: string[] = [], confidence = 0.9) =>
  scoreAlt({ text, basis: 'vision', confidence }, keywords);

describe('[U] score alt', () => {
  it('gives 100 to a description that is to be trusted, in parts that sum up to it', () => {
    expect(score('Oak lamp with a linen shade on a desk', ['oak lamp'])).to.deep.equal({
      score: 100,
      parts: ALT_PARTS,
      recommendations: [],
    });
    expect(Object.values(ALT_PARTS).reduce((sum, part) => sum + part, 0)).to.equal(100);
  });

  const errors: [text: string, part: keyof typeof ALT_PARTS, advice: RegExp, keywords?: string[]][] = [
    ['Oak', 'length', /Say what can be seen/],
    ['word '.repeat(30), 'length', /within 125 characters/],
    ['Oak lamp', 'descriptive', /Say what can be seen/],
    ['Picture of an oak lamp on a wide desk', 'plain_words', /Leave out/],
    ['oak_lamp_linen_shade_desk.jpg', 'plain_words', /Leave out/],
    ['Lamp, lamps, oak lamp on a wide desk', 'not_stuffed', /list of keywords/, ['lamp']],
    ['lamp, oak, desk, linen, shade, light', 'not_stuffed', /list of keywords/],
  ];
  for (const [text, part, advice, keywords] of errors)
    it(`takes points for ${part} from “${text.slice(0, 40)}”`, () => {
      const judged = score(text, keywords);
      expect(judged.parts[part]).to.be.below(ALT_PARTS[part]);
      expect(judged.recommendations.join('\n')).to.match(advice);
    });

  it('trusts a guess little, and says that it has to be checked', () => {
    const guess = score('Oak lamp with a linen shade on a desk', [], 0.4);
    expect(guess.parts.trust).to.equal(15);
    expect(guess.recommendations).to.deep.equal([
      'Look at the image and check the text: it was written without certainty of what the image shows.',
    ]);
  });

  it('gives little to what only says how an image looks, or how its file is named', () => {
    const look = scoreAlt({ text: 'Photo in brown and gray, landscape format', basis: 'picture', confidence: 0.1 }, []);
    const named = scoreAlt({ text: 'Analytics vial', basis: 'file_name', confidence: 0.4 }, []);
    expect(look.score).to.be.at.most(20);
    expect(look.parts.descriptive).to.equal(0);
    expect(named.score).to.be.within(35, 65);
    for (const { score, parts } of [look, named])
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).to.equal(score);
  });

  it('tells of each keyword whether and where it is said', () => {
    expect(analyzeAltKeywords('An oak lamp on a desk', ['oak lamps', 'brass'])).to.deep.equal({
      keywords: [
        { keyword: 'oak lamps', present: true, position: 3, count: 1 },
        { keyword: 'brass', present: false, position: null, count: 0 },
      ],
      covered: 1,
      total: 2,
      stuffed: false,
      advice: '1 of 2 keywords are in it, which is enough.',
    });
    expect(analyzeAltKeywords('A desk', []).advice).to.equal('No keywords were given.');
    expect(analyzeAltKeywords('A desk', ['oak']).advice).to.match(/^None of the keywords/);
    expect(analyzeAltKeywords('Oak, oak', ['oak']).advice).to.match(/^It reads like a list/);
  });
});
