import { MakeView } from './make/make-view';
import { PlanView } from './plan/plan-view';
import { ShareDay } from './plan/share-day';
import { studioEvents } from './studio-events';
import { useStudio } from './use-studio';
import { WatchView } from './watch/watch-view';

function Make() {
  return (
    <div {...studioEvents}>
      <MakeView state={useStudio()} isLive />
    </div>
  );
}

function Plan() {
  const state = useStudio();
  return (
    <div {...studioEvents}>
      <PlanView state={state} isLive />
      <ShareDay state={state} isLive />
    </div>
  );
}

function Watch() {
  return (
    <div {...studioEvents}>
      <WatchView state={useStudio()} isLive />
    </div>
  );
}

/** Loaded together, since a change in one shows in the others. */
export const views = { make: Make, plan: Plan, watch: Watch };
