import type { Connection, Types } from 'mongoose';
import { type Brand, type BrandLogo, MAX_BRANDS, type StoredBrand } from '../../domain/reports/brand.js';
import type { OwnerId } from '../../domain/workspaces/owner-id.js';
import { objectId } from '../base/object-id.js';
import { type ReportBrandDocument, reportBrandModel } from './report-brand-model.js';

type Stored = ReportBrandDocument & { _id: Types.ObjectId };

/** Names, colors and logos that a user's reports may bear. */
export function createReportBrandsRepository(connection: Connection) {
  const brands = reportBrandModel(connection);

  /** @returns null when the user has as many as one may keep */
  async function insert(userId: OwnerId, brand: Brand, now: Date): Promise<StoredBrand | null> {
    if ((await brands.countDocuments({ user_id: userId })) >= MAX_BRANDS) return null;
    const created = await brands.create({ user_id: userId, ...toFields(brand), created_at: now, updated_at: now });
    return toBrand(created.toObject() as Stored);
  }

  async function find(userId: OwnerId, id: string): Promise<StoredBrand | null> {
    const _id = objectId(id);
    const found = _id && (await brands.findOne({ _id, user_id: userId }).lean());
    return found ? toBrand(found as Stored) : null;
  }

  /** Oldest first; there are few. */
  async function list(userId: OwnerId): Promise<StoredBrand[]> {
    const found = await brands.find({ user_id: userId }).sort({ created_at: 1, _id: 1 }).limit(MAX_BRANDS).lean();
    return found.map((each) => toBrand(each as Stored));
  }

  async function replace(userId: OwnerId, id: string, brand: Brand, now: Date): Promise<StoredBrand | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const change = { $set: { ...toFields(brand), updated_at: now } };
    const found = await brands.findOneAndUpdate({ _id, user_id: userId }, change, { returnDocument: 'after' }).lean();
    return found ? toBrand(found as Stored) : null;
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await brands.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return { insert, find, list, replace, remove };
}

export type ReportBrandsRepository = ReturnType<typeof createReportBrandsRepository>;

function toFields({ logo, name, primary_color, accent_color, contact_line }: Brand) {
  const colors = { primary_color, accent_color };
  return { name, ...colors, contact_line, logo_type: logo?.media_type ?? null, logo_base64: logo?.base64 ?? null };
}

function toBrand(found: Stored): StoredBrand {
  const { logo_type, logo_base64 } = found;
  return {
    id: found._id.toHexString(),
    name: found.name,
    primary_color: found.primary_color,
    accent_color: found.accent_color,
    contact_line: found.contact_line ?? '',
    logo: logo_type && logo_base64 ? { media_type: logo_type as BrandLogo['media_type'], base64: logo_base64 } : null,
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
