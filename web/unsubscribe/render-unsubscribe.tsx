import { renderCard } from './render-card.js';
import { UnsubscribePage, type UnsubscribeState } from './unsubscribe-page.js';

const TITLES: Record<UnsubscribeState['state'], string> = {
  asked: 'Unsubscribe',
  done: 'You are unsubscribed',
  unknown: 'This link is not complete',
};

/** The page of a link in an outreach mail. */
export function renderUnsubscribe(shown: UnsubscribeState): string {
  return renderCard(TITLES[shown.state], <UnsubscribePage {...shown} />);
}
