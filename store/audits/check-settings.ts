import type { Connection } from 'mongoose';
import type { CheckSettings } from '../../domain/seo/check-settings.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { isDuplicateKey } from '../base/connect.js';
import { checkSettingsModel } from './check-settings-model.js';

export type StoredCheckSettings = CheckSettings & { updated_at: string };

/** Check settings by user and site (as identifySite writes it). */
export function createCheckSettingsRepository(connection: Connection) {
  const settings = checkSettingsModel(connection);

  async function find(userId: OwnerId, site: string): Promise<StoredCheckSettings | null> {
    const found = await settings.findOne({ user_id: userId, site }).lean();
    if (!found) return null;
    const { thresholds, severities, updated_at } = found;
    return { thresholds, severities, updated_at: updated_at.toISOString() };
  }

  /** Replaces what was there. Of two writers at once the later one stays. */
  async function put(userId: OwnerId, site: string, given: CheckSettings, at: Date): Promise<void> {
    const { thresholds, severities } = given;
    const body = { thresholds, severities, updated_at: at };
    const replaced = await settings.updateOne({ user_id: userId, site }, { $set: body });
    if (replaced.matchedCount > 0) return;
    try {
      await settings.create({ user_id: userId, site, ...body });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await settings.updateOne({ user_id: userId, site }, { $set: body });
    }
  }

  /** Back to the defaults; fine when it was there already. */
  async function remove(userId: OwnerId, site: string): Promise<void> {
    await settings.deleteOne({ user_id: userId, site });
  }

  return { find, put, remove };
}

export type CheckSettingsRepository = ReturnType<typeof createCheckSettingsRepository>;
