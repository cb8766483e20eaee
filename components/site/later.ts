import { start } from './own-picture/own-picture';

export { applyComputedAccent } from './computed-accent';

void start();
