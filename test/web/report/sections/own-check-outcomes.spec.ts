import { expect } from 'chai';
import type { OwnCheckOutcome } from '../../../../domain/seo/own-checks/summarize-own-checks.js';
import { OwnCheckOutcomes } from '../../../../web/report/sections/own-check-outcomes.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const outcome = (given: Partial<OwnCheckOutcome>): OwnCheckOutcome => ({
  name: 'Price',
  kind: 'rule',
  check_id: 'own:price',
  severity: 'high',
  condition: 'a value',
  message: null,
  pages_checked: 10,
  pages_failed: 0,
  pages_stopped: 0,
  pages_with_value: 10,
  ...given,
});
const render = (given: Partial<OwnCheckOutcome>) => renderPart(OwnCheckOutcomes, { outcomes: [outcome(given)] });

describe('[U] own checks of a report', () => {
  it('say that a rule is met, or on how many pages it fails, with a link to the issue', () => {
    expect(readText(render({}))).to.contain('Passed');
    expect(render({})).to.not.contain('href="#issue');
    const failing = render({ pages_failed: 1, message: 'No price, <b>no sale' });
    expect(readText(failing)).to.contain('high: 1 page').and.contain('No price, <b>no sale');
    expect(failing).to.contain('href="#issue-own-price"').and.not.contain('<b>no');
  });

  it('say that a column has no rule, and where extraction ran out of time', () => {
    const column = { kind: 'column', check_id: null, severity: null, condition: null } as const;
    expect(readText(render(column))).to.contain('Column only');
    expect(readText(render({ pages_stopped: 3 }))).to.contain('Passed. Extraction ran out of time on 3 pages');
  });
});
