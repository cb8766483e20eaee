import type { Metadata } from 'next';
import { hasChoice } from '@/lib/business/configurator/query';
import { withShownColour } from '@/lib/business/configurator/shown-colour';
import { toUrlSearchParams } from '@/lib/requests/http/search-params';
import { compositionMetadata } from '../composition-metadata';
import { ConfiguratorPage, configuratorMetadata } from '../configurator-page';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = withShownColour(toUrlSearchParams(await searchParams));
  return hasChoice(query) ? compositionMetadata(query) : configuratorMetadata;
}

/** Rendered per request, so that a link opens with its choice and the form works without JavaScript. */
export default async function Page({ searchParams }: Props) {
  return <ConfiguratorPage query={withShownColour(toUrlSearchParams(await searchParams))} />;
}
