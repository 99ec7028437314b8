import type { Connection } from 'mongoose';
import type { WorkspaceMove } from '../../domain/workspaces/workspace-move.js';
import type { Store } from '../../store/index.js';
import { textsIn } from './secret-places.js';

/** All steps of a move by the store, as its workflow makes them. */
export async function moveRecords({ siteMoves, campaignMoves }: Store, move: WorkspaceMove): Promise<void> {
  if (move.kind === 'site') {
    const site = await siteMoves.hold(move);
    if (site === null) throw new Error('The site is not there');
    while ((await siteMoves.moveSome(move, site)) > 0);
    return siteMoves.finish(move, site, new Date());
  }
  if (!(await campaignMoves.hold(move))) throw new Error('The campaign is not there');
  await campaignMoves.holdFollowUps(move);
  for (let after = await campaignMoves.copySuppressions(move, null); after !== null; )
    after = await campaignMoves.copySuppressions(move, after);
  while ((await campaignMoves.moveSome(move)) > 0);
  return campaignMoves.finish(move, new Date());
}

/** Names of the collections in which a record of this workspace mentions one of the words, in whatever field; sorted. */
export async function findMentions(connection: Connection, owner: string, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of (await connection.db?.listCollections().toArray()) ?? []) {
    const own = { $or: [{ user_id: owner }, { workspace_id: owner }] };
    const texts = (await connection.collection(name).find(own).toArray()).flatMap((record) => textsIn(toPlain(record)));
    if (texts.some((text) => words.some((word) => text.includes(word)))) found.push(name);
  }
  return found.sort();
}

/** Ids as the text that they are shown as. */
function toPlain({ _id, ...record }: Record<string, unknown>): Record<string, unknown> {
  return { ...record, _id: String(_id) };
}
