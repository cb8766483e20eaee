import { toUrlSearchParams } from '@/lib/http/search-params';
import { ConfiguratorPage, configuratorMetadata } from '../configurator-page';

export const metadata = configuratorMetadata;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Rendered per request, so that a link opens with its choice and the form works without JavaScript. */
export default async function Page({ searchParams }: Props) {
  return <ConfiguratorPage query={toUrlSearchParams(await searchParams)} />;
}
