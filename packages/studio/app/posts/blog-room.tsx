import { useState } from 'react';
import { Room } from '../shell/room';
import type { Route } from '../shell/route';
import { Button } from '../ui/button';
import { NewPostButton } from './new-post-button';
import { PlannedPosts } from './planned/planned-posts';
import { PostFilter } from './post-filter';
import { PostList } from './post-list';
import { PostPage } from './post-page';

/** The list of posts, or one post with the list beside it. */
export function BlogRoom({ route }: { route: Route }) {
  return route.id === undefined ? (
    <Room title="Blog" action={<NewPostButton />}>
      <PostFilter route={route} />
      {route.search.get('staat') === 'gepland' ? (
        <PlannedPosts route={route} />
      ) : (
        <PostList route={route} />
      )}
    </Room>
  ) : (
    <div data-workspace className="flex min-h-0 grow print:block">
      <ListBeside route={route} />
      <PostPage key={route.id} id={route.id} />
    </div>
  );
}

function ListBeside({ route }: { route: Route }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <section
      aria-label="Artikelen"
      className={`@container print:hidden shrink-0 overflow-y-auto border-line border-r px-4 py-3 max-md:hidden ${isOpen ? 'w-64 xl:w-72' : ''}`}
    >
      <Button
        look="quiet"
        className="-ml-4 text-sm"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Lijst verbergen' : 'Lijst'}
      </Button>
      {isOpen && (
        <div className="mt-3 grid gap-4">
          <NewPostButton look="secondary" />
          <PostFilter route={route} />
          <PostList route={route} />
        </div>
      )}
    </section>
  );
}
