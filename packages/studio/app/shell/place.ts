/** Whether the studio is a service with a host name, and not a program on this machine. */
export function isHosted(): boolean {
  return globalThis.location?.protocol === 'https:';
}
