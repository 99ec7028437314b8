import { currentDisplay } from '../../report/facts/current-display.js';
import { showDay, showLocalTime, showTime } from '../../report/facts/figures.js';

export interface TimeProps {
  /** ISO 8601. */
  at: string;
  /** Only the day that it was for the viewer. */
  dayOnly?: boolean;
}

/** A moment on the viewer's clock; pointing at it names the zone. */
export function Time({ at, dayOnly = false }: TimeProps) {
  const { time_zone } = currentDisplay();
  return (
    <time dateTime={at} title={`${showTime(at)} (${time_zone})`}>
      {dayOnly ? showDay(at) : showLocalTime(at)}
    </time>
  );
}
