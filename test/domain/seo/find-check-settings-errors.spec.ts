import { expect } from 'chai';
import type { CheckSettings } from '../../../domain/seo/check-settings.js';
import { findCheckSettingsErrors } from '../../../domain/seo/find-check-settings-errors.js';

const IDS = new Set(['title/missing', 'title/long']);

/** As it comes from outside: what the types forbid may be in it. */
const errorsOf = (thresholds: Record<string, number>, severities: CheckSettings['severities'] = {}) =>
  findCheckSettingsErrors({ thresholds, severities } as CheckSettings, IDS);

describe('[U] errors of check settings', () => {
  it('are none in what a project may set', () => {
    expect(errorsOf({}, {})).to.deep.equal([]);
    expect(
      errorsOf({ title_min_chars: 0, title_max_chars: 70, text_ratio: 1, cls: 0.05 }, { 'title/missing': 'off' }),
    ).to.deep.equal([]);
  });

  it('are names that no one knows', () => {
    expect(errorsOf({ title_max: 70, constructor: 1 }, { 'title/absent': 'low' })).to.deep.equal([
      {
        path: ['thresholds', 'title_max'],
        kind: 'unknown',
        message: 'There is no threshold of this name; GET /api/seo/checks lists them',
      },
      {
        path: ['thresholds', 'constructor'],
        kind: 'unknown',
        message: 'There is no threshold of this name; GET /api/seo/checks lists them',
      },
      {
        path: ['severities', 'title/absent'],
        kind: 'unknown',
        message: 'There is no check of this name; GET /api/seo/checks lists them',
      },
    ]);
  });

  it('are numbers below 0, above the bound or no numbers at all', () => {
    const kindsOf = (thresholds: Record<string, number>) =>
      errorsOf(thresholds).map(({ path, kind, message }) => [path[1], kind, message]);
    expect(kindsOf({ click_depth: -1 })).to.deep.equal([
      ['click_depth', 'out_of_range', 'must be a number from 0 to 1000000000'],
    ]);
    expect(kindsOf({ text_ratio: 1.01 })).to.deep.equal([
      ['text_ratio', 'out_of_range', 'must be a number from 0 to 1'],
    ]);
    expect(
      [Number.NaN, Number.POSITIVE_INFINITY, 1e9 + 1].flatMap((h1_max_chars) => kindsOf({ h1_max_chars })),
    ).to.have.length(3);
  });

  it('are pairs in the wrong order, against the defaults too', () => {
    expect(errorsOf({ title_min_chars: 61 })).to.deep.equal([
      {
        path: ['thresholds', 'title_min_chars'],
        kind: 'inconsistent',
        message: 'title_min_chars (61) must not be more than title_max_chars (60)',
      },
    ]);
    expect(errorsOf({ ttfb_poor_ms: 700 }).map(({ path }) => path[1])).to.deep.equal(['ttfb_poor_ms']);
    expect(errorsOf({ title_min_chars: 61, title_max_chars: 61 })).to.deep.equal([]);
    expect(errorsOf({ flesch_very_hard: 60 }).map(({ kind }) => kind)).to.deep.equal(['inconsistent']);
  });

  it('are pairs that do not fit to what is below', () => {
    const below = { thresholds: { title_max_chars: 80 }, severities: {} };
    const over = (thresholds: Record<string, number>) =>
      findCheckSettingsErrors({ thresholds, severities: {} } as CheckSettings, IDS, below).map(
        ({ message }) => message,
      );
    expect(over({ title_min_chars: 70 })).to.deep.equal([]);
    expect(over({ title_min_chars: 81 })).to.deep.equal([
      'title_min_chars (81) must not be more than title_max_chars (80)',
    ]);
    expect(over({ click_depth: 1 })).to.deep.equal([]);
  });
});
