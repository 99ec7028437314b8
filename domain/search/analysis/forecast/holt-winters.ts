import { type Forecaster, SEASON_DAYS } from './forecast-method.js';

interface State {
  level: number;
  trend: number;
  /** Of each day of the week; the first one is that of the next day. */
  season: number[];
}

interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
}

/** The trend fades: far ahead, growth that continues forever is nearly always wrong (Gardner & McKenzie 1985). */
const DAMPING = 0.98;
/** The mean of a week represents its fourth day. */
const WEEK_MIDDLE = (SEASON_DAYS - 1) / 2;
const GRID: readonly Smoothing[] = [0.05, 0.15, 0.3, 0.5].flatMap((alpha) =>
  [0.01, 0.1].flatMap((beta) => [0.05, 0.2].map((gamma) => ({ alpha, beta, gamma }))),
);

/** Additive Holt–Winters with a weekly season and a damped trend; its constants are those with the least error one day ahead. */
export const holtWinters: Forecaster = {
  method: 'holt_winters',
  explanation:
    'Exponential smoothing of level, damped trend and weekly season (additive Holt–Winters), its constants chosen by the error one day ahead.',
  forecast(history, days) {
    const [best] = GRID.map((smoothing) => smooth(history, smoothing)).sort((one, other) => one.error - other.error);
    if (!best) return [];
    const { level, trend, season } = best.state;
    let faded = 0;
    return Array.from({ length: days }, (_, index) => {
      faded += DAMPING ** (index + 1);
      return Math.max(0, level + trend * faded + (season[index % SEASON_DAYS] ?? 0));
    });
  },
};

function smooth(history: readonly number[], { alpha, beta, gamma }: Smoothing): { state: State; error: number } {
  const state = startOf(history);
  let error = 0;
  for (let day = 2 * SEASON_DAYS; day < history.length; day++) {
    const actual = history[day] ?? 0;
    const seasonal = state.season.shift() ?? 0;
    const expected = state.level + DAMPING * state.trend + seasonal;
    error += (actual - expected) ** 2;
    const level = alpha * (actual - seasonal) + (1 - alpha) * (state.level + DAMPING * state.trend);
    state.trend = beta * (level - state.level) + (1 - beta) * DAMPING * state.trend;
    state.level = level;
    state.season.push(gamma * (actual - level) + (1 - gamma) * seasonal);
  }
  return { state, error };
}

/** Level at the end of the first two weeks, trend and season of them. */
function startOf(history: readonly number[]): State {
  const mean = (from: number) =>
    history.slice(from, from + SEASON_DAYS).reduce((sum, clicks) => sum + clicks, 0) / SEASON_DAYS;
  const [first, second] = [mean(0), mean(SEASON_DAYS)];
  const trend = (second - first) / SEASON_DAYS;
  const season = Array.from({ length: SEASON_DAYS }, (_, weekday) => {
    const deviations = [(history[weekday] ?? 0) - first, (history[weekday + SEASON_DAYS] ?? 0) - second];
    // What the trend has moved a day away from the middle of its week is no season.
    return deviations.reduce((sum, deviation) => sum + deviation, 0) / 2 - trend * (weekday - WEEK_MIDDLE);
  });
  return { level: second + trend * WEEK_MIDDLE, trend, season };
}
