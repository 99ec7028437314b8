import { expect } from 'chai';
import { describeOwnCheckInGerman } from '../../../../../web/report/texts/de/own-checks.js';
import { describeCheck, describeWork } from '../../../../../web/report/texts/describe-work.js';

describe('[U] own checks in German', () => {
  const titles: [english: string, german: string | null][] = [
    ['Your rule “Price” fails', 'Ihre Regel „Price“ ist nicht erfüllt'],
    ['Your rule “Price” fails on 1 page', 'Ihre Regel „Price“ ist auf 1 Seite nicht erfüllt'],
    ['Your rule “Preis “alt”” fails on 12 pages', 'Ihre Regel „Preis “alt”“ ist auf 12 Seiten nicht erfüllt'],
    ['Your filter “Thin” finds pages', 'Ihr Filter „Thin“ findet Seiten'],
    ['Your filter “Thin” finds 3 pages', 'Ihr Filter „Thin“ findet 3 Seiten'],
    ['Missing title', null],
  ];
  for (const [english, german] of titles)
    it(`${english}: ${german}`, () => expect(describeOwnCheckInGerman(english)?.title ?? null).to.equal(german));

  it('are said so wherever a report names them, and in English for readers of English', () => {
    const title = 'Your rule “Price” fails on 2 pages';
    const work = { id: 'fix/own:price', title, why: 'Because', steps: ['Do it'], check_ids: ['own:price'] };
    expect(describeWork(work, 'de')).to.deep.include({
      title: 'Ihre Regel „Price“ ist auf 2 Seiten nicht erfüllt',
      isTranslated: true,
    });
    expect(describeWork(work, 'en')).to.deep.include({ title, why: 'Because' });
    expect(describeCheck('own:price', 'Your rule “Price” fails', 'de').title).to.equal(
      'Ihre Regel „Price“ ist nicht erfüllt',
    );
  });
});
