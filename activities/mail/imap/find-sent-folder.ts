import type { ImapFlow } from 'imapflow';

/** What servers and mail programs call the folder when they do not mark it (RFC 6154). */
const SENT_NAMES = new Set([
  'sent',
  'sent mail',
  'sent items',
  'sent messages',
  'gesendet',
  'gesendete elemente',
  'gesendete objekte',
  'envoyés',
  'éléments envoyés',
  'messages envoyés',
  'enviados',
  'elementos enviados',
  'itens enviados',
  'posta inviata',
  'inviata',
  'verzonden',
  'verzonden items',
  'wysłane',
  'elementy wysłane',
  '送信済みアイテム',
  '送信済みメール',
]);

/** The path of the folder that holds copies of sent mail; null when there is none. */
export async function findSentFolder(client: Pick<ImapFlow, 'list'>): Promise<string | null> {
  const folders = await client.list();
  const sent =
    folders.find(({ specialUse }) => specialUse === '\\Sent') ??
    folders.find(({ name }) => SENT_NAMES.has(name.normalize('NFC').toLowerCase()));
  return sent?.path ?? null;
}
