import type { Reply } from '../../../domain/outreach/replies/reply.js';
import { Section } from '../../report/parts/section.js';
import { NextPage } from '../parts/next-page.js';
import { Tabs } from '../parts/tabs.js';
import { ReplyCard } from './reply-card.js';

export interface ReplyListProps {
  replies: readonly Reply[];
  /** Address of the replies before these; null: these are the first that came. */
  next: string | null;
  review: {
    /** What the replies were filtered by; null: by nothing. */
    needs_review: boolean | null;
    /** How many of the campaign wait for a person, counted up to one above `most_guesses`. */
    guesses: number;
    most_guesses: number;
  };
}

/** The replies to a campaign, and a filter for those that need review. */
export function ReplyList({ replies, next, review }: ReplyListProps) {
  const { needs_review, guesses, most_guesses } = review;
  const count = guesses > most_guesses ? `more than ${most_guesses}` : `${guesses}`;
  return (
    <Section
      id="replies"
      title="Replies"
      lead="Newest first. If you choose what a reply means, Linkwright never changes it."
    >
      <Tabs
        label="Filter replies"
        tabs={[
          { href: '?#replies', title: 'All', isHere: needs_review === null },
          { href: '?needs_review=true#replies', title: `Needs review (${count})`, isHere: needs_review === true },
        ]}
      />
      {needs_review === true && <p class="muted">{HOW_TO_DECIDE}</p>}
      {replies.length === 0 ? (
        <p class="empty">
          {needs_review === true
            ? 'No replies need review.'
            : 'No replies yet. To read your mailboxes now, select Check for replies above.'}
        </p>
      ) : (
        <div>
          {replies.map((reply) => (
            <ReplyCard key={reply.id} reply={reply} />
          ))}
        </div>
      )}
      <NextPage next={next} label="Older replies" />
    </Section>
  );
}

const HOW_TO_DECIDE =
  'Linkwright guessed what these replies mean. Read each one, choose its meaning and save, even if the guess is right. It then leaves this list. No follow-ups are sent until you save. Where the guess is “Unsubscribe”, the address is suppressed until you save another meaning. If you are not sure whether a person wants more emails, save “Unsubscribe”.';
