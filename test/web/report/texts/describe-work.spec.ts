import { expect } from 'chai';
import { FAMILIES } from '../../../../domain/audits/recommendation-families.js';
import { ALL_CHECKS } from '../../../../domain/seo/checks/index.js';
import { ALL_IMPROVEMENTS } from '../../../../domain/seo/improvements/all-improvements.js';
import { DE_WORK } from '../../../../web/report/texts/de/work.js';
import { describeCheck, describeWork, explainCheck } from '../../../../web/report/texts/describe-work.js';
import { expectNone } from '../../../support/expect-none.js';

const work = (id: string, title: string, check_ids: string[]) => ({
  id,
  title,
  check_ids,
  why: 'English why.',
  steps: ['English first step.', 'English second step.'],
});

describe('[U] texts of work', () => {
  it('are there in German for every check, family and improvement', () => {
    const missing = [
      ...ALL_CHECKS.filter(({ id }) => !(id in DE_WORK.checks)).map(({ id }) => `check ${id}`),
      ...ALL_CHECKS.filter(({ id }) => !(id in DE_WORK.whys)).map(({ id }) => `why of ${id}`),
      ...FAMILIES.filter(({ name }) => !(name in DE_WORK.families)).map(({ name }) => `family ${name}`),
      ...ALL_IMPROVEMENTS.filter(({ id }) => !(id.replace('improvement/', '') in DE_WORK.improvements)).map(
        ({ id }) => id,
      ),
    ];
    expectNone(missing, 'German texts to write in web/report/texts/de');
  });

  it('are there in German for nothing that no longer exists', () => {
    const known = new Set([...ALL_CHECKS, ...ALL_IMPROVEMENTS].map(({ id }) => id.replace('improvement/', '')));
    const { checks, whys, improvements } = DE_WORK;
    expectNone(
      [checks, whys, improvements].flatMap((texts) => Object.keys(texts)).filter((id) => !known.has(id)),
      'German texts of checks and improvements that are gone',
    );
  });

  it('are not the English ones', () => {
    const same = ALL_CHECKS.filter(({ id, title, fix, why }) => {
      const german = DE_WORK.checks[id];
      return german?.title === title || german?.fix === fix || DE_WORK.whys[id] === why;
    });
    expectNone(
      same.map(({ id }) => id),
      'German texts that are English',
    );
  });

  it('are of each check its own', () => {
    const shared = (texts: [id: string, text: string | undefined][]) =>
      texts.filter(([id, text]) => texts.some(([other, its]) => other !== id && its === text)).map(([id]) => id);
    expectNone(shared(ALL_CHECKS.map(({ id }) => [id, DE_WORK.checks[id]?.title])), 'titles that two checks share');
    expectNone(shared(ALL_CHECKS.map(({ id }) => [id, DE_WORK.whys[id]])), 'reasons that two checks share');
  });

  it('are written with German quotation marks and dashes', () => {
    const texts = ALL_CHECKS.flatMap(({ id }) => [
      DE_WORK.checks[id]?.title ?? '',
      DE_WORK.checks[id]?.fix ?? '',
      DE_WORK.whys[id] ?? '',
    ]);
    // Straight quotation marks belong to code, as in alt="" and "@context": "…".
    expectNone(
      texts.filter((text) => /[”’—]|\s-\s|(?<!:)\s"\p{L}/u.test(text)),
      'German texts with English punctuation',
    );
  });

  it('come from the audit in English and from the catalog in German', () => {
    const fix = work('fix/title/missing', 'Missing title', ['title/missing']);
    expect(describeWork(fix, 'en')).to.deep.equal({
      title: 'Missing title',
      why: 'English why.',
      fix: 'English first step.',
      isTranslated: true,
    });
    expect(describeWork(fix, 'de')).to.deep.equal({
      title: 'Seitentitel fehlt',
      fix: DE_WORK.checks['title/missing']?.fix,
      why: DE_WORK.whys['title/missing'],
      isTranslated: true,
    });
  });

  it('name the family where one piece of work fixes several checks, and improvements by their own name', () => {
    const [family] = FAMILIES;
    const joint = work('fix/title/long', family?.title ?? '', [...(family?.check_ids ?? [])]);
    expect(describeWork(joint, 'de').title).to.equal('Abgeschnittene Seitentitel kürzen');
    expect(describeWork(work('improvement/breadcrumbs', 'Mark up', []), 'de').title).to.match(/^Brotkrumen/);
    expect(describeWork(work('improvement/ai/llms-txt', 'No llms', ['ai/llms-txt']), 'de').title).to.match(/llms\.txt/);
  });

  it('say of a root cause what its check does not', () => {
    const cause = {
      ...work('fix/canonical/all-elsewhere', 'Canonicals point to another host on 25 pages', [
        'canonical/all-elsewhere',
      ]),
      why: 'Each of these pages asks search engines to list the other host in its place, so none of them can appear in search under this host.',
      steps: [
        'If this is the live site, set the base URL that canonicals are built from to its own host instead of www.shop.example.',
      ],
    };
    const { title, why, fix } = describeWork(cause, 'de');
    expect(title).to.equal('Canonicals verweisen auf 25 Seiten auf einen anderen Host');
    expect(why).to.match(/^Jede dieser Seiten bittet Suchmaschinen, an ihrer Stelle den anderen Host anzuzeigen/);
    expect(fix).to.match(/auf den eigenen Host statt auf www\.shop\.example setzen\.$/);
  });

  it('explain checks of audits that an earlier version wrote', () => {
    const old = { check_id: 'title/missing', why: 'What an old version said.', fix: 'What it advised.' };
    expect(explainCheck(old, 'en')).to.deep.equal({ why: old.why, fix: old.fix });
    expect(explainCheck(old, 'de')).to.deep.equal({
      why: DE_WORK.whys['title/missing'],
      fix: DE_WORK.checks['title/missing']?.fix,
    });
    const gone = { ...old, check_id: 'gone/check' };
    expect(explainCheck(gone, 'de')).to.deep.equal({ why: old.why, fix: old.fix });
  });

  it('say so where the catalog lacks a text, and show English', () => {
    const unknown = work('fix/new/check', 'A new check', ['new/check']);
    expect(describeWork(unknown, 'de')).to.include({ title: 'A new check', isTranslated: false });
    expect(describeCheck('new/check', 'A new check', 'de')).to.deep.equal({
      title: 'A new check',
      isTranslated: false,
    });
    expect(describeCheck('new/check', 'A new check', 'en')).to.deep.equal({ title: 'A new check', isTranslated: true });
  });
});
