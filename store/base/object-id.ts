import { Types } from 'mongoose';

/** Null for what is no id: such a record cannot be there. */
export function objectId(id: string): Types.ObjectId | null {
  return /^[0-9a-f]{24}$/.test(id) ? new Types.ObjectId(id) : null;
}
