import { msToNumber } from '@temporalio/common/lib/time.js';
import { expect } from 'chai';
import { OPERATION_TYPES, type OperationType } from '../../../../domain/operations/operations.js';
import { browserOptions } from '../../../../workflows/activity-options.js';
import { CRAWL_LIMITS_MS } from '../../../../workflows/crawl/contract/crawl-site.js';
import { OPERATION_WORKFLOWS, workflowInput } from '../../../../workflows/operations/contract/operation-workflows.js';

describe('[U] workflows of operations', () => {
  it('each kind of operation has one, with a bound', () => {
    expect(Object.keys(OPERATION_WORKFLOWS).sort()).to.deep.equal([...OPERATION_TYPES].sort());
    for (const [type, { timeout }] of Object.entries(OPERATION_WORKFLOWS))
      expect(msToNumber(timeout), type).to.be.greaterThan(0);
  });

  const { audit, quick_audit, competitor, technical_seo, content_analysis, around_page } = CRAWL_LIMITS_MS;
  /** What may take long in each: its crawls, one after the other, and how often it waits for a browser. */
  const LONG: Partial<Record<OperationType, { crawls: number[]; browsers: number }>> = {
    complete_audit: { crawls: [audit, ...Array<number>(5).fill(competitor)], browsers: 3 },
    website_audit: { crawls: [audit, ...Array<number>(5).fill(competitor)], browsers: 3 },
    quick_audit: { crawls: [quick_audit], browsers: 1 },
    technical_seo: { crawls: [technical_seo], browsers: 0 },
    content_analysis: { crawls: [content_analysis], browsers: 0 },
    page_analysis_full: { crawls: [around_page], browsers: 3 },
    speed_analysis: { crawls: [], browsers: 2 },
  };
  const HOUR_MS = 3_600_000;
  for (const [type, { crawls, browsers }] of Object.entries(LONG)) {
    it(`${type} outlives its crawls and the wait for browsers by more than an hour, so that what they found is judged`, () => {
      const waitMs = browsers * msToNumber(browserOptions.scheduleToStartTimeout ?? 0);
      const longestMs = waitMs + crawls.reduce((sum, each) => sum + each, 0);
      expect(msToNumber(OPERATION_WORKFLOWS[type as OperationType].timeout)).to.be.greaterThan(longestMs + HOUR_MS);
    });
  }

  it('take what the record keeps and whose it is, in one argument', () => {
    const type = 'quick_audit' as const;
    const operation = {
      id: '0123456789abcdef01234567',
      user_id: 'alice',
      type,
      input: { url: 'https://site.example/' },
    };
    expect(workflowInput(operation)).to.deep.equal({
      url: 'https://site.example/',
      operation: { id: '0123456789abcdef01234567', user_id: 'alice' },
    });
  });

  it('a mail that is sent manually stays in the record: histories can be read for weeks', () => {
    const input = { campaign_id: 'c', lead_id: 'l', subject: 'An idea', body: 'Hello Ana' };
    const given = workflowInput({ id: 'a', user_id: 'alice', type: 'send_outreach', input });
    expect(given).to.deep.equal({ operation: { id: 'a', user_id: 'alice' } });
  });

  it('an input cannot pass for another operation', () => {
    const forged = {
      id: 'a',
      user_id: 'alice',
      type: 'quick_audit' as const,
      input: { operation: { id: 'b', user_id: 'bob' } },
    };
    expect(workflowInput(forged)).to.deep.equal({ operation: { id: 'a', user_id: 'alice' } });
  });
});
