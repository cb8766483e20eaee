/**
 * Seconds for which data of the backend is shown without being read again: a scheduled post without
 * an announcement then appears within a minute. The pages that show it have the same `revalidate`.
 */
export const DATA_LIFE_S = 60;
