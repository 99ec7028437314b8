import { expect } from 'chai';
import { NO_DISPLAY_CHOICE } from '../../../../domain/display/display-choice.js';
import { DisplayPage } from '../../../../web/app/accounts/display-page.js';
import { withDisplay } from '../../../../web/report/facts/current-display.js';
import { readText, renderPart } from '../../../support/browser/render-part.js';

const now = '2026-06-01T08:00:00.000Z';
const display = { language: 'de', time_zone: 'Europe/Berlin' };
const show = (choice = NO_DISPLAY_CHOICE) =>
  withDisplay(display, () => renderPart(DisplayPage, { display, choice, now }));

describe('[U] page of numbers and times', () => {
  it('shows how they are written now, and how each language writes them', () => {
    const text = readText(show());
    expect(text).to.contain('Now: 1.234.567,8 · 1. Juni 2026, 10:00 · Europe/Berlin');
    expect(text).to.contain('English: 1,234,567.8, 1 Jun 2026');
    expect(text).to.match(/French: 1.234.567,8, 1 juin 2026/);
  });

  it('has what was chosen, and nothing where the browser decides', () => {
    for (const title of ['Browser setting', 'Time zone of this device'])
      expect(show()).to.match(new RegExp(`<option[^>]*selected[^>]*>${title}`));
    const html = show({ language: 'sw', time_zone: 'Asia/Tokyo', is_zone_chosen: true });
    expect(html).to.match(/selected[^>]*value="sw"|value="sw"[^>]*selected/);
    expect(html).to.match(/selected[^>]*value="Asia\/Tokyo"|value="Asia\/Tokyo"[^>]*selected/);
  });
});
