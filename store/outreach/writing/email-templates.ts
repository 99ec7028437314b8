import { type Connection, Types } from 'mongoose';
import type { EmailTemplate, NewEmailTemplate } from '../../../domain/outreach/writing/email-template.js';
import type { OwnerId } from '../../../domain/workspaces/owner-id.js';
import { afterCursor, type Cursor, type ListPage, toListPage } from '../../base/cursor.js';
import { objectId } from '../../base/object-id.js';
import { type EmailTemplateDocument, emailTemplateModel } from './email-template-model.js';

/** With the placeholders that its texts hold. */
export type TemplateRecord = NewEmailTemplate & Pick<EmailTemplate, 'placeholders'>;

type Stored = Omit<EmailTemplateDocument, 'placeholders'> & { _id: Types.ObjectId; placeholders: string[] };

export function createEmailTemplatesRepository(connection: Connection) {
  const templates = emailTemplateModel(connection);

  async function insert(userId: OwnerId, template: TemplateRecord, now: Date): Promise<EmailTemplate> {
    const stored = { _id: new Types.ObjectId(), user_id: userId, ...template, created_at: now, updated_at: now };
    await templates.create(stored);
    return toTemplate(stored);
  }

  async function find(userId: OwnerId, id: string): Promise<EmailTemplate | null> {
    const _id = objectId(id);
    const found = _id && (await templates.findOne({ _id, user_id: userId }).lean());
    return found ? toTemplate(found as Stored) : null;
  }

  async function list(userId: OwnerId, limit: number, cursor: Cursor | null): Promise<ListPage<EmailTemplate>> {
    const found = await templates
      .find({ user_id: userId, ...afterCursor(cursor) })
      .sort({ created_at: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    return toListPage(
      found.map((each) => toTemplate(each as Stored)),
      limit,
    );
  }

  async function replace(
    userId: OwnerId,
    id: string,
    template: TemplateRecord,
    now: Date,
  ): Promise<EmailTemplate | null> {
    const _id = objectId(id);
    if (!_id) return null;
    const change = { $set: { ...template, updated_at: now } };
    const found = await templates
      .findOneAndUpdate({ _id, user_id: userId }, change, { returnDocument: 'after' })
      .lean();
    return found ? toTemplate(found as Stored) : null;
  }

  async function remove(userId: OwnerId, id: string): Promise<boolean> {
    const _id = objectId(id);
    return _id !== null && (await templates.deleteOne({ _id, user_id: userId })).deletedCount > 0;
  }

  return { insert, find, list, replace, remove };
}

export type EmailTemplatesRepository = ReturnType<typeof createEmailTemplatesRepository>;

function toTemplate(found: Omit<Stored, 'category'> & { category?: string | null }): EmailTemplate {
  const { user_id, name, subject, body, category, placeholders } = found;
  return {
    id: found._id.toHexString(),
    user_id,
    name,
    subject,
    body,
    category: category ?? null,
    placeholders: [...placeholders],
    created_at: found.created_at.toISOString(),
    updated_at: found.updated_at.toISOString(),
  };
}
