import { expect } from 'chai';
import { SCORE_PARTS, scoreDescription } from '../../../../domain/pages/descriptions/score-description.js';
import { measureTextPx } from '../../../../domain/seo/checks/text-width.js';

const FINE =
  'Handmade lamps of oak and brass for desk and reading corner: see the models, the woods and how they are made.';

describe('[U] score description', () => {
  it('gives 100 to one that has all, in parts that sum up to it', () => {
    const scored = scoreDescription(FINE, ['handmade lamps', 'brass']);
    expect(scored).to.deep.include({
      seo_score: 100,
      length_status: 'good',
      character_count: 109,
      recommendations: [],
    });
    expect(scored.pixel_width).to.equal(measureTextPx(FINE, 14));
    expect(scored.score_parts).to.deep.equal(SCORE_PARTS);
    expect(Object.values(SCORE_PARTS).reduce((sum, part) => sum + part, 0)).to.equal(100);
    expect(scored.keyword_coverage).to.deep.equal({
      covered: 2,
      total: 2,
      share: 1,
      keywords: [
        { keyword: 'handmade lamps', present: true, position: 0 },
        { keyword: 'brass', present: true, position: 26 },
      ],
    });
  });

  const errors: [what: string, text: string, part: keyof typeof SCORE_PARTS, advice: RegExp][] = [
    [
      'too short',
      'Handmade lamps.',
      'length',
      /^It has 15 characters: search results have room for 160, and 70 at least/,
    ],
    ['too long', `${FINE} ${FINE}`, 'length', /px wide|characters: results are cut/],
    [
      'without the keyword',
      FINE.replace('Handmade lamps', 'Fixtures'),
      'first_keyword',
      /“handmade lamps”, the keyword/,
    ],
    ['late with it', `${'A word or two before we get there. '.repeat(3)}Handmade lamps.`, 'keyword_early', /first 80/],
    ['open at its end', FINE.slice(0, -1), 'whole_sentence', /does not end/],
  ];
  for (const [what, text, part, advice] of errors)
    it(`takes points from one that is ${what}, and says so`, () => {
      const scored = scoreDescription(text, ['handmade lamps']);
      expect(scored.score_parts[part]).to.be.below(SCORE_PARTS[part]);
      expect(scored.recommendations.join('\n')).to.match(advice);
    });

  it('judges length by pixels as well as characters', () => {
    const wide = `${'WWWW MMMM '.repeat(14)}W.`;
    expect(scoreDescription(wide, ['x'])).to.include({ length_status: 'too_long', character_count: 142 });
  });

  it('counts wide signs as two', () => {
    expect(scoreDescription('手'.repeat(40), ['手']).length_status).to.equal('good');
    expect(scoreDescription('手'.repeat(81), ['手']).length_status).to.equal('too_long');
    expect(scoreDescription(`${'「手」、'.repeat(8)}手です。`, ['手'])).to.include({
      character_count: 36,
      length_status: 'good',
    });
  });

  it('caps what would fit any page, and what is a list', () => {
    const filler =
      'Looking for silverprice price? See the selection, check the details and order when it suits you. Come and have a look!';
    const list =
      "Mushroom supplements: Ingredients: Lion's Mane (Hericium erinaceus), purified water (reverse osmosis), ethyl alcohol (Ph. Eur.).";
    const own = 'Our mushroom tinctures are pressed from fresh fruit bodies that we grow on beech wood in Slovenia.';
    expect(scoreDescription(filler, ['silverprice price'])).to.include({ seo_score: 60 });
    expect(scoreDescription(filler, ['silverprice price']).recommendations[0]).to.match(/would fit any page/);
    expect(scoreDescription(list, ['mushroom supplements'])).to.include({ seo_score: 60 });
    expect(scoreDescription(own, ['mushroom tinctures', 'extracts']).seo_score).to.be.at.least(80);
  });

  it('takes 15 points for a keyword said too often, and caps one that repeats the title', () => {
    const stuffed = `Lamps, lamps, lamps and more lamps for everybody who likes to read at night in bed or elsewhere.`;
    expect(scoreDescription(stuffed, ['lamps']).seo_score).to.equal(85);
    expect(scoreDescription(FINE, ['handmade lamps'], FINE).seo_score).to.equal(40);
  });
});
