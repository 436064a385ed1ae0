import { worldOf } from './environment.ts';
import { runAction, showFailure } from './run.ts';

const world = worldOf(process);
// Told by us like any other failure: what Node itself would print is not made safe for the runner.
process.once('uncaughtException', (error) => void showFailure(world, error));
let isOver = false;
// Whatever was waited for will never come: without this, the step would end well with nothing done.
process.once('beforeExit', () => {
  if (!isOver) void showFailure(world, new Error('The run came to a halt: nothing is left to wait for.'));
});
await runAction(world);
isOver = true;
// Nothing is left to wait for. Should a connection linger all the same, the step does not linger with it.
setTimeout(() => process.exit(), 5000).unref();
