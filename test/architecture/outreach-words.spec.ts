import { expect } from 'chai';
import { CAMPAIGN_BOUNDS } from '../../domain/outreach/campaigns/campaign.js';
import { LEAD_MOVERS, LEAD_STATUSES } from '../../domain/outreach/campaigns/lead-status.js';
import { SEARCH_PROVIDERS } from '../../domain/outreach/discovery/discovery.js';
import { HUMAN_CLASSES, MATCHED_BY, REPLY_CLASSES } from '../../domain/outreach/replies/reply.js';
import { ATTEMPT_STATUSES } from '../../domain/outreach/sending/attempt.js';
import { FOLLOW_UP_STATUSES, MAX_FOLLOW_UPS } from '../../domain/outreach/sending/follow-up.js';
import { DELAYING_CHECKS, POLICY_CHECKS } from '../../domain/outreach/sending/policy.js';
import { QUEUE_ITEM_STATUSES } from '../../domain/outreach/sending/send-queue.js';
import { ENVIRONMENT_SENDER_ID } from '../../domain/outreach/sending/sender.js';
import { SUPPRESSION_SOURCES } from '../../domain/outreach/sending/suppression.js';
import { TEMPLATE_BOUNDS } from '../../domain/outreach/writing/email-template.js';
import { plainContract } from '../support/contract.js';

interface Schema {
  enum?: string[];
  properties: Record<string, Schema>;
  items: Schema;
  maxLength?: number;
  maxItems?: number;
  pattern?: string;
}

const { schemas }: { schemas: Record<string, Schema> } = plainContract().components;
const enumOf = (name: string, ...path: string[]): unknown =>
  path.reduce<Schema | undefined>((at, step) => (step === '[]' ? at?.items : at?.properties[step]), schemas[name])
    ?.enum;

describe('[U] words of outreach', () => {
  it('are the same in the domain and in the contract', () => {
    expect(enumOf('LeadStatus')).to.deep.equal([...LEAD_STATUSES]);
    expect(enumOf('Lead', 'status_history', '[]', 'by')).to.deep.equal([...LEAD_MOVERS]);
    expect(enumOf('AttemptStatus')).to.deep.equal([...ATTEMPT_STATUSES]);
    expect(enumOf('ReplyClass')).to.deep.equal([...REPLY_CLASSES]);
    expect(enumOf('Reply', 'matched_by')).to.deep.equal([...MATCHED_BY, null]);
    expect(enumOf('PolicyCheck', 'name')).to.deep.equal([...POLICY_CHECKS]);
    expect(enumOf('FollowUp', 'status')).to.deep.equal([...FOLLOW_UP_STATUSES]);
    expect(enumOf('Suppression', 'source')).to.deep.equal([...SUPPRESSION_SOURCES]);
    expect(enumOf('Opportunity', 'source')).to.deep.equal([...SEARCH_PROVIDERS]);
  });

  it('keep to the same bounds', () => {
    const campaign = schemas['NewCampaign']?.properties;
    expect(campaign?.['name']?.maxLength).to.equal(CAMPAIGN_BOUNDS.name);
    expect(campaign?.['description']?.maxLength).to.equal(CAMPAIGN_BOUNDS.description);
    expect(schemas['CampaignKeywords']?.maxItems).to.equal(CAMPAIGN_BOUNDS.keywords);
    expect(schemas['CampaignKeywords']?.items.maxLength).to.equal(CAMPAIGN_BOUNDS.keyword);
    const template = schemas['NewEmailTemplate']?.properties;
    expect(template?.['name']?.maxLength).to.equal(TEMPLATE_BOUNDS.name);
    expect(template?.['category']?.maxLength).to.equal(TEMPLATE_BOUNDS.category);
    expect(schemas['MailHeaderText']?.maxLength).to.equal(TEMPLATE_BOUNDS.subject);
    expect(schemas['MailBody']?.maxLength).to.equal(TEMPLATE_BOUNDS.body);
    expect(schemas['QueueRequest']?.properties['follow_ups']?.maxItems).to.equal(MAX_FOLLOW_UPS);
    expect(ENVIRONMENT_SENDER_ID).to.match(new RegExp(schemas['ObjectId']?.pattern ?? '^$'));
  });

  it('are parts of one another where they should be', () => {
    expect([...POLICY_CHECKS]).to.include.members([...DELAYING_CHECKS]);
    expect([...REPLY_CLASSES]).to.include.members([...HUMAN_CLASSES]);
    const counted = Object.keys(schemas['QueueResult']?.properties ?? {});
    expect(counted).to.include.members(QUEUE_ITEM_STATUSES.filter((status) => status !== 'waiting'));
  });
});
