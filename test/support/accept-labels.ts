import type { LearnedClass } from '../../domain/outreach/replies/classifier/learned-classes.js';
import type { LabeledReply } from './labeled-replies.js';

type Acceptable = Readonly<Record<string, readonly LearnedClass[]>>;

/**
 * What another careful person might say of any text of a situation, as replies by another hand are labeled: a price that is
 * asked for is interest and a question, somebody who passes a mail on has answered it. Decided by what the situation means,
 * never by what the classifier makes of it, and used to measure alone. Situations that leave no doubt are not here.
 */
const BY_SITUATION: Acceptable = {
  'int-conditional': ['question'],
  'int-price': ['question'],
  'int-topics': ['question'],
  'int-swap': ['question'],
  'int-budget': ['question'],
  'int-call': ['question', 'replied'],
  'int-lukewarm': ['replied', 'question'],
  'int-done': ['replied'],
  'no-now': ['replied'],
  'no-capacity': ['replied'],
  'no-rude': ['unsubscribe'],
  'opt-polite': ['not_interested'],
  'opt-angry': ['not_interested'],
  'opt-spam': ['not_interested'],
  'opt-threat': ['not_interested'],
  'opt-repeat': ['not_interested'],
  'opt-implicit': ['not_interested'],
  'opt-closed': ['not_interested'],
  'opt-source': ['question'],
  'q-link': ['interested'],
  'q-terms': ['interested'],
  'q-page': ['interested', 'replied'],
  'q-what': ['interested'],
  'q-who': ['replied'],
  'q-source': ['replied'],
  'ref-colleague': ['replied'],
  'ref-forwarded': ['replied'],
  'ref-wrong': ['replied', 'not_interested'],
  'ref-form': ['replied'],
  'ref-agency': ['replied', 'not_interested'],
  'rep-later': ['interested', 'not_interested'],
  'rep-look': ['interested'],
  'rep-fixed': ['not_interested'],
  'rep-confused': ['question'],
  'rep-remark': ['not_interested'],
  'auto-moved': ['referral'],
  'auto-busy': ['replied'],
  'ooo-substitute': ['referral'],
  'ooo-company': ['auto_reply'],
  'ooo-nodate': ['auto_reply'],
  'ooo-leave': ['auto_reply'],
  'trap-no-then-yes': ['question'],
  'trap-question-form-no': ['question'],
  'common-question': ['interested'],
  'common-referral': ['replied'],
  'common-unsubscribe': ['not_interested'],
};

/**
 * The "common" texts are grouped by class alone; these sub-situations of theirs are of a kind named above, and what may be
 * said of that kind may be said of them.
 */
const BY_SUB_SITUATION: Acceptable = {
  // A price, a budget, samples, topics or a swap: as int-price, int-budget, int-topics and int-swap.
  'common-interested/2': ['question'],
  'common-interested/5': ['question'],
  'common-interested/8': ['question'],
  'common-interested/12': ['question'],
  'common-interested/22': ['question'],
  'common-interested/28': ['question'],
  // Done, or a date for it: as int-done.
  'common-interested/1': ['replied'],
  'common-interested/14': ['replied'],
  'common-interested/23': ['replied'],
  // Wanted, but later: between interest and rep-later.
  'common-interested/19': ['replied'],
  // Lukewarm: as int-lukewarm.
  'common-interested/24': ['replied', 'question'],
  // A no in the form of a question: as trap-question-form-no.
  'common-not_interested/22': ['question'],
  // Full: as no-capacity. A blog that is gone is a fact, whatever follows from it.
  'common-not_interested/14': ['replied'],
  'common-not_interested/16': ['replied'],
  // To be asked again later: as rep-later.
  'common-replied/3': ['interested', 'not_interested'],
  'common-replied/10': ['interested', 'not_interested'],
  'common-replied/24': ['interested', 'not_interested'],
  // To be read or talked about: as rep-look.
  'common-replied/5': ['interested'],
  'common-replied/7': ['interested'],
  'common-replied/12': ['interested'],
  'common-replied/18': ['interested'],
  'common-replied/23': ['interested'],
  // Fixed, or a remark: as rep-fixed and rep-remark.
  'common-replied/0': ['not_interested'],
  'common-replied/2': ['not_interested'],
  'common-replied/4': ['not_interested'],
  'common-replied/20': ['not_interested'],
  'common-replied/22': ['not_interested'],
  // Not meant for them: as rep-confused.
  'common-replied/21': ['question'],
  // A polite form that a program might send as well; a mailbox that is seldom read: the reverse of auto-busy.
  'common-replied/16': ['auto_reply'],
  'common-replied/17': ['auto_reply'],
  // Moved or gone, and slow: as auto-moved and auto-busy.
  'common-auto_reply/0': ['referral'],
  'common-auto_reply/7': ['referral'],
  'common-auto_reply/9': ['referral'],
  'common-auto_reply/5': ['replied'],
  'common-auto_reply/11': ['replied'],
  // Closed, without a date, or with a substitute: as ooo-company, ooo-nodate and ooo-substitute.
  'common-out_of_office/0': ['auto_reply'],
  'common-out_of_office/2': ['referral'],
  'common-out_of_office/4': ['auto_reply', 'referral'],
  // Somebody else decides: as ref-wrong and ref-agency.
  'common-referral/3': ['not_interested'],
  'common-referral/4': ['not_interested'],
  'common-referral/5': ['not_interested'],
  // Who asks for more mails of the kind is interested, too.
  'trap-unsub-mention/keep-coming': ['interested'],
};

/** What another careful person might say of a text of our own, by what is written with it and by its kind. */
export function acceptLabels({
  situation,
  sub_situation,
  acceptable,
}: Pick<LabeledReply, 'situation' | 'sub_situation' | 'acceptable'>): LearnedClass[] {
  return [...acceptable, ...(BY_SITUATION[situation] ?? []), ...(BY_SUB_SITUATION[sub_situation] ?? [])];
}
