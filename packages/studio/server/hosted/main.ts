// The program of the container: deploy/studio.Containerfile.
import path from 'node:path';
import { optionsFrom, startHostedStudio } from './start';

try {
  const options = optionsFrom(process.env, path.join(import.meta.dirname, 'client'));
  const studio = await startHostedStudio(options);
  console.log(`The studio answers for ${options.host} on port ${studio.port}.`);
  process.once('SIGTERM', () => studio.close().then(() => process.exit(0)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
