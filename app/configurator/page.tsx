import { ConfiguratorPage, configuratorMetadata } from './configurator-page';

export const metadata = configuratorMetadata;

/** Prerendered without a choice; middleware.ts shows `samenstelling/` for a URL with one. */
export default function Page() {
  return <ConfiguratorPage />;
}
