import { Fragment } from 'react';
import { sectionTones } from '@/components/ui/section-tone';
import { TextLink } from '@/components/ui/text-link';
import { formatDateTime, formatLongDate } from '@/lib/platform/text/dates';
import { isBlankPost } from '@/lib/posts/blank-post';
import type { Finding } from '@/lib/posts/column-checks';
import { checkContent, extractPictureUrls } from '@/lib/posts/content-checks';
import { checkPictures } from '@/lib/posts/picture-check';
import type { PostPreview } from '@/lib/posts/preview';
import { logFindings } from '@/lib/posts/preview-log';
import { sanitizePostHtml } from '@/lib/posts/sanitize';
import { postHref } from '@/lib/routes';

const MAX_ITEMS = 10;

export async function PreviewBar({ preview }: { preview: PostPreview }) {
  const { post } = preview;
  const sanitized = sanitizePostHtml(post.content);
  const paths = [post.image, ...extractPictureUrls(sanitized.html)].filter((path) => path !== null);
  const findings = checkContent(preview, sanitized, await checkPictures(paths));
  logFindings(post.slug, findings);
  return (
    <section aria-label="Over dit voorbeeld" className={`py-8 ${sectionTones.mist}`}>
      <div className="page-width grid gap-x-16 gap-y-6 md:grid-cols-2">
        <p className="text-lead">
          <strong>Voorbeeld.</strong> <Stage preview={preview} />
        </p>
        {isBlankPost({ ...post, imageUrl: preview.imageUrl }, post.content) ? (
          <p>Wat beter kan, staat hier zodra er een tekst is.</p>
        ) : (
          <Findings findings={findings} />
        )}
      </div>
    </section>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return <p>Er is niets aan te merken op tekst en afbeeldingen.</p>;
  return (
    <ul>
      {findings.map((finding) => (
        <FindingLine key={finding.kind} {...finding} />
      ))}
    </ul>
  );
}

function Stage({ preview: { post, isPublished, isDue } }: { preview: PostPreview }) {
  if (isPublished && isDue) {
    return (
      <>
        Dit artikel is gepubliceerd.{' '}
        <TextLink href={postHref(post.slug)}>Naar het artikel</TextLink>
      </>
    );
  }
  const publicationTime = formatDateTime(post.publishedAt);
  if (isPublished) return `Dit artikel is gepland: het verschijnt op ${publicationTime}.`;
  return (
    <>
      Dit artikel is een concept: bezoekers zien het nog niet.{' '}
      {isDue
        ? `Na publicatie staat het meteen op het blog, met als datum ${formatLongDate(post.publishedAt)}.`
        : `Na publicatie verschijnt het op ${publicationTime}.`}
    </>
  );
}

function FindingLine({ problem, items, advice }: Finding) {
  const shown = items.slice(0, MAX_ITEMS);
  const rest = items.length - shown.length;
  return (
    <li className="border-line border-t py-3">
      <strong>{problem}</strong>
      {items.length > 0 && ': '}
      {shown.map((item, index) => (
        <Fragment key={item}>
          {index > 0 && ', '}
          <Code>{item}</Code>
        </Fragment>
      ))}
      {rest > 0 && ` en nog ${rest}`}. {advice}
    </li>
  );
}

/** Element and file names, marked as not Dutch for screen readers. */
function Code({ children }: { children: string }) {
  return (
    <code lang="zxx" className="text-sm">
      {children}
    </code>
  );
}
