export function words(text: string) {
  return text.trim().split(/\s+/);
}
