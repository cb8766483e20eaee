import { MakeView } from './make/make-view';
import { PlanView } from './plan/plan-view';
import { ShareDay } from './plan/share-day';
import { playgroundEvents } from './playground-events';
import { usePlayground } from './use-playground';
import { WatchView } from './watch/watch-view';

function Make() {
  return (
    <div {...playgroundEvents}>
      <MakeView state={usePlayground()} isLive />
    </div>
  );
}

function Plan() {
  const state = usePlayground();
  return (
    <div {...playgroundEvents}>
      <PlanView state={state} isLive />
      <ShareDay state={state} isLive />
    </div>
  );
}

function Watch() {
  return (
    <div {...playgroundEvents}>
      <WatchView state={usePlayground()} isLive />
    </div>
  );
}

/** Loaded together, since a change in one shows in the others. */
export const views = { make: Make, plan: Plan, watch: Watch };
