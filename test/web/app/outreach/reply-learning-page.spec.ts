import { expect } from 'chai';
import type { ReplyLearning } from '../../../../domain/outreach/replies/learning/reply-learning.js';
import { APP_PAGES } from '../../../../web/app/app-pages.js';
import { NEUTRAL_DISPLAY } from '../../../../web/report/facts/current-display.js';

const viewer = {
  id: 'alice',
  user_id: 'alice',
  name: 'Alice',
  workspace_name: null,
  plan: 'premium',
  is_guest: false,
  sites: [],
  csrf_token: 'x',
  display: NEUTRAL_DISPLAY,
} as const;
const AT = '2026-06-03T07:12:00.000Z';
const MEASURE = {
  corrections: 60,
  leads: 57,
  right: { shipped: 33, own: 49 },
  better_leads: 17,
  worse_leads: 1,
  p_value: 0.00007,
  unhonored: { shipped: 2, own: 1 },
  harm: { shipped: 4, own: 2 },
  unreviewed_harm: { shipped: 0, own: 0 },
};
const learning = (adjustment: ReplyLearning['adjustment'], changes: Partial<ReplyLearning> = {}): ReplyLearning => ({
  corrections: 62,
  most_corrections: 500,
  learnable: { corrections: 60, leads: 57, needed_corrections: 40, needed_leads: 20 },
  classes: [
    {
      classification: 'interested',
      meant: 8,
      given: 10,
      right: 8,
      precision: 0.8,
      interval: { low: 0.49, high: 0.94 },
    },
    { classification: 'question', meant: 2, given: 3, right: 2, precision: null, interval: null },
  ],
  adjustment,
  ...changes,
});
const show = (shown: ReplyLearning) => APP_PAGES.replyLearning({ ...viewer, sites: [] }, { learning: shown });

describe('[U] page of how well replies are understood', () => {
  it('shows how often each meaning was right, and what is learned does', () => {
    const html = show(learning({ status: 'in_use', in_use_since: AT, fitted_at: AT, measure: MEASURE }));
    expect(html).to.contain('In use').and.contain('80%').and.contain('49% to 94%').and.contain('fewer than 10');
    expect(html).to.contain('Forget what was learned').and.contain('less than 0.1%').and.contain('of at most 500');
  });

  it('says why it is not in use', () => {
    const none = { in_use_since: null, fitted_at: AT };
    const worse = { ...MEASURE, p_value: 0.25 };
    expect(show(learning({ ...none, status: 'not_better', measure: worse })))
      .to.contain('Not better yet')
      .and.contain('25%');
    expect(show(learning({ ...none, status: 'pending', measure: null }))).to.contain('About to be measured');
    const empty = { corrections: 0, classes: [] };
    const html = show(learning({ ...none, status: 'too_few', measure: null }, empty));
    expect(html).to.contain('needs 40').and.contain('No corrections yet').and.not.contain('Forget what');
  });
});
