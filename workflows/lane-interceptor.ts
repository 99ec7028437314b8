import { type WorkflowInterceptorsFactory, workflowInfo } from '@temporalio/workflow';
import { findLane } from './contract/lanes.js';

/** Sends the activities of workflows that a user waits for into the urgent lanes; workflows need not know of lanes. */
export const interceptors: WorkflowInterceptorsFactory = () => ({
  outbound: [
    {
      scheduleActivity(input, next) {
        const { taskQueue: own, priority } = workflowInfo();
        const { taskQueue = own, ...options } = input.options;
        const priorityKey = options.priority?.priorityKey ?? priority?.priorityKey;
        return next({ ...input, options: { ...options, taskQueue: findLane(taskQueue, priorityKey) } });
      },
    },
  ],
});
