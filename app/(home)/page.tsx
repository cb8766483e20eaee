import { JsonLd } from '@/components/site/json-ld';
import { createMetadata } from '@/lib/pages/metadata';
import { organization } from '@/lib/pages/structured-data/organization';
import { webSite } from '@/lib/pages/structured-data/web-site';
import { getHeroVideo } from '@/lib/posts/media/hero-video';
import { getNewestPosts } from '@/lib/posts/posts';
import { routes } from '@/lib/routes';
import { ConfiguratorBanner } from './configurator-banner';
import { FactStrip } from './fact-strip';
import { Hero } from './hero';
import { NewestPosts } from './newest-posts';
import { Offers } from './offers';
import { WayOfWorking } from './way-of-working';

export const revalidate = 60;

export const metadata = createMetadata({
  title: 'Kiosken, narrowcasting en AI-diensten',
  description:
    'Zuilwerk levert kiosken van 43 en 55\u00a0inch, narrowcastingsoftware en een digitaal platform met AI-diensten. Met maten, helderheid en richtprijzen vooraf.',
  path: routes.home,
});

export default async function HomePage() {
  const [video, posts] = await Promise.all([getHeroVideo(), getNewestPosts()]);
  return (
    <>
      <JsonLd things={[organization(), webSite()]} />
      <Hero film={video} />
      <Offers />
      <ConfiguratorBanner />
      <FactStrip />
      <NewestPosts posts={posts.slice(0, 3)} />
      <WayOfWorking />
    </>
  );
}
