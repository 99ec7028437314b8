import { type Connection, Types } from 'mongoose';
import type { Variant } from '../../../../domain/outreach/sending/variants/variant.js';
import type { VariantChoice, VariantTest } from '../../../../domain/outreach/sending/variants/variant-test.js';
import type { OwnerId } from '../../../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../../../base/connect.js';
import { objectId } from '../../../base/object-id.js';
import { createVariantProgress } from './variant-progress.js';
import { type VariantTestDocument, variantTestModel } from './variant-test-model.js';

type Stored = VariantTestDocument & { _id: Types.ObjectId };

/** Tests of versions of first emails, one for each queue that has one. */
export function createVariantTestsRepository(connection: Connection) {
  const tests = variantTestModel(connection);

  /** Safe to repeat: what is there stays. */
  async function insert({ id, created_at, ...test }: VariantTest): Promise<void> {
    try {
      await tests.create({ _id: new Types.ObjectId(id), ...test, created_at: new Date(created_at) });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async function find(userId: OwnerId, campaignId: string, id: string): Promise<VariantTest | null> {
    const _id = objectId(id);
    const found = _id && (await tests.findOne({ _id, user_id: userId, campaign_id: campaignId }).lean());
    return found ? toTest(found as Stored) : null;
  }

  /** Newest first. */
  async function list(userId: OwnerId, campaignId: string, limit: number): Promise<VariantTest[]> {
    const found = await tests
      .find({ user_id: userId, campaign_id: campaignId })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit)
      .lean();
    return found.map((each) => toTest(each as Stored));
  }

  /** Only the first choice counts. @returns whether it is this one */
  async function choose(userId: OwnerId, id: string, chosen: VariantChoice): Promise<boolean> {
    const filter = { _id: new Types.ObjectId(id), user_id: userId, chosen: null };
    return (await tests.updateOne(filter, { $set: { chosen } })).modifiedCount > 0;
  }

  async function noteTemplate(userId: OwnerId, id: string, templateId: string): Promise<void> {
    const filter = { _id: new Types.ObjectId(id), user_id: userId };
    await tests.updateOne(filter, { $set: { 'chosen.template_id': templateId } });
  }

  return { insert, find, list, choose, noteTemplate, progress: createVariantProgress(connection) };
}

export type VariantTestsRepository = ReturnType<typeof createVariantTestsRepository>;

function toTest({ _id, user_id, campaign_id, variants, chosen, created_by, created_at }: Stored): VariantTest {
  return {
    id: _id.toHexString(),
    user_id,
    campaign_id,
    variants: variants.map(({ key, subject, body, share, planned }) => {
      return { key: key as Variant['key'], subject, body, share, planned };
    }),
    chosen: (chosen as VariantChoice | null) ?? null,
    created_by: created_by ?? null,
    created_at: created_at.toISOString(),
  };
}
