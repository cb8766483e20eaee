import type { SectorStory } from '@/lib/business/content/sector-stories/story';
import type { Sector } from '@/lib/business/content/sectors';

export type OpeningProps = { sector: Sector; story: SectorStory };

export function SectorHeading({
  sector,
  story,
  size,
}: OpeningProps & { size: 'text-display' | 'text-title' }) {
  return (
    <h1 className={size}>
      <span className="mb-3 block text-lead font-sans font-semibold leading-snug tracking-normal [font-stretch:100%] opacity-80">
        {story.subject}
        <span className="sr-only">:</span>
      </span>
      {sector.headline}
    </h1>
  );
}

export function StoryText({ sector, story }: OpeningProps) {
  return (
    <div className="max-w-measure space-y-5">
      <p className="text-lead">{sector.situation}</p>
      <StoryParagraphs story={story} />
    </div>
  );
}

export function StoryParagraphs({ story }: Pick<OpeningProps, 'story'>) {
  return story.paragraphs.map((paragraph) => (
    <p key={paragraph} className="opacity-85 lg:text-lg">
      {paragraph}
    </p>
  ));
}
