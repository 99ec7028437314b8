import { expect } from 'chai';
import { PAUSE_THRESHOLDS } from '../../../../domain/outreach/sending/pause-thresholds.js';

describe('[U] thresholds of a pause', () => {
  it('lets no single report of a stranger meet one', () => {
    expect(PAUSE_THRESHOLDS.min_reporting_domains).to.be.at.least(2);
    expect(PAUSE_THRESHOLDS.min_setup_domains).to.be.at.least(2);
    expect(PAUSE_THRESHOLDS.min_content_domains).to.be.at.least(PAUSE_THRESHOLDS.min_setup_domains);
    expect(PAUSE_THRESHOLDS.min_delivered).to.be.at.least(50);
  });
});
