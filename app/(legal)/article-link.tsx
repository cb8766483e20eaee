import { TextLink } from '@/components/ui/text-link';

export function articleId(number: number): string {
  return `artikel-${number}`;
}

export function articleHref(number: number): string {
  return `#${articleId(number)}`;
}

export function ArticleLink({ number }: { number: number }) {
  return <TextLink href={articleHref(number)}>artikel&nbsp;{number}</TextLink>;
}
