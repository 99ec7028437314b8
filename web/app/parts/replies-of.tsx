import type { Reply } from '../../../domain/outreach/reply.js';
import { Section } from '../../report/parts/section.js';
import { NextPage } from './next-page.js';
import { ReplyCard } from './reply-card.js';
import { Tabs } from './tabs.js';

export interface RepliesOfProps {
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

/** What came back to a campaign, and the way to what waits for a person. */
export function RepliesOf({ replies, next, review }: RepliesOfProps) {
  const { needs_review, guesses, most_guesses } = review;
  const count = guesses > most_guesses ? `more than ${most_guesses}` : `${guesses}`;
  return (
    <Section id="replies" title="Replies" lead="Newest first. Your word on what a reply means counts for good.">
      <Tabs
        label="Which replies"
        tabs={[
          { href: '?#replies', title: 'All', isHere: needs_review === null },
          { href: '?needs_review=true#replies', title: `Needs review (${count})`, isHere: needs_review === true },
        ]}
      />
      {needs_review === true && <p class="muted">{HOW_TO_DECIDE}</p>}
      {replies.length === 0 ? (
        <p class="empty">{needs_review === true ? 'No reply needs review.' : 'Nothing came back yet.'}</p>
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
  'What these replies mean is a guess. Read each one, choose what it means and save, even if the guess is right: it then leaves this list. No follow-up is sent until you have. Where the guess is “unsubscribe”, the address is not mailed any more; saving another class lifts that. If you are in doubt whether somebody wants no more mail, save “unsubscribe”.';
