import { expect } from 'chai';
import { findChangedMeaning } from '../../../../domain/insights/rewriting/find-changed-meaning.js';

const LOSS =
  'Clicks fell by 30%: the site ranks lower. 700 clicks after 1000 in the period before. The average position went from 5.1 to 8.2: rankings explain most of it.';
const NOT_CRAWLED =
  'Check whether https://a.example/x names "oak lamp" in title and main heading: not crawled yet. It had 20 clicks from 4000 impressions at position 7.2.';
const LINKS = 'Link to https://a.example/x from three pages on the same subject, with the words of the query.';

describe('[U] meaning of reworded texts', () => {
  const same: [what: string, own: string, written: string][] = [
    ['the same', LOSS, LOSS],
    [
      'other words',
      LOSS,
      'The site ranks lower, and clicks fell by 30%. It had 700 clicks in this period after 1000 in the one before. Rankings explain most of it: the average position went from 5.1 to 8.2.',
    ],
    [
      'another order',
      NOT_CRAWLED,
      'Page https://a.example/x is not crawled yet: check whether its title and main heading name "oak lamp". At position 7.2 it had 4000 impressions and 20 clicks.',
    ],
    [
      'a shorter step',
      LINKS,
      'Link from three pages on the same subject to https://a.example/x, using words of the query.',
    ],
    ['curly quotes', 'Answer "oak lamp" on the page.', 'On the page, answer “oak lamp”.'],
  ];
  for (const [what, own, written] of same)
    it(`is kept: ${what}`, () => {
      expect(findChangedMeaning(own, written)).to.deep.equal([]);
    });

  const changed: [what: string, own: string, written: string, reason: RegExp][] = [
    [
      'a dropped number',
      LOSS,
      LOSS.replace('700 clicks after 1000', 'Fewer clicks than before'),
      /leaves out a number/,
    ],
    ['a reversed direction', LOSS, LOSS.replace('fell', 'grew'), /turns a direction/],
    ['a reversed comparison', LOSS, LOSS.replace('ranks lower', 'ranks higher'), /turns a direction/],
    [
      'swapped counts',
      NOT_CRAWLED,
      NOT_CRAWLED.replace('20 clicks from 4000 impressions', '4000 clicks from 20 impressions'),
      /same number/,
    ],
    ['a dropped negation', NOT_CRAWLED, NOT_CRAWLED.replace('not crawled yet', 'crawled by now'), /negation/],
    ['an added negation', LINKS, LINKS.replace('Link to', 'Do not link to'), /negation/],
    [
      'a moved negation',
      'It is not crawled, and it has a title.',
      'It is crawled, and it has not a title.',
      /negation/,
    ],
    ['a dropped name', NOT_CRAWLED, NOT_CRAWLED.replace('"oak lamp"', 'its query'), /a name or an address/],
    ['a dropped address', LINKS, LINKS.replace('https://a.example/x', 'the page'), /a name or an address/],
    ['a promise', LINKS, `${LINKS.slice(0, -1)}, which will bring the query to the top.`, /promises/],
    ['a guarantee', LINKS, `${LINKS} Links to pages on the same subject are guaranteed to work.`, /promises/],
    ['an absolution', LOSS, `${LOSS} That is fine for a site whose clicks fell.`, /nothing needs to be done/],
    ['an alarm', LOSS, `${LOSS} The site got a penalty for its rankings.`, /alarms/],
    ['a new claim', LOSS, `${LOSS} Competitors bought expensive advertising campaigns everywhere.`, /something else/],
    ['another subject', LINKS, 'Buy cheap watches at https://a.example/x today.', /something else/],
    [
      'another language',
      LINKS,
      'Verlinke https://a.example/x von drei Seiten zum selben Thema mit Wörtern der Suche.',
      /something else/,
    ],
    ['nothing', LINKS, '', /something else/],
    [
      'the contrary',
      'Open what was closed by mistake.',
      'Close what was opened by mistake.',
      /turns a direction|something else/,
    ],
    [
      'a growth out of nothing',
      LINKS,
      LINKS.replace('Link to', 'Clicks grow with links: link to'),
      /turns a direction/,
    ],
  ];
  for (const [what, own, written, reason] of changed)
    it(`is changed: ${what}`, () => {
      expect(findChangedMeaning(own, written).join('; ')).to.match(reason);
    });
});
