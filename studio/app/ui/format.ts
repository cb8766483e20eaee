/** "1 bericht", "2 berichten". */
export function formatCount(count: number, one: string, many: string): string {
  return `${count.toLocaleString('nl-NL')}\u00a0${count === 1 ? one : many}`;
}

/** "120 kB", "2,4 MB". */
export function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.ceil(bytes / 1000)}\u00a0kB`
    : `${(bytes / 1_000_000).toLocaleString('nl-NL', { maximumFractionDigits: 1 })}\u00a0MB`;
}
