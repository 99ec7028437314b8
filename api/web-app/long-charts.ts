// Charts of long series: what draws them is loaded when a page has one.
import { whenShown } from './when-shown.js';

whenShown('[data-long-chart]', (place) => {
  void import('./charts.js').then(({ drawLongChart }) => drawLongChart(place));
});
