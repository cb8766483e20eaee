import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_PICTURE_BYTES, type Picture } from '../../shared/api';
import { ApiError, callApi } from '../api-client';

/** A large photo takes half a minute to convert on a slow machine. */
const UPLOAD_TIMEOUT_MS = 180_000;

const PICTURES = ['pictures'];

type Page = { pictures: Picture[]; total: number };

/** The pictures with every word of the query, newest first, page by page. */
export function usePictures(query: string) {
  return useInfiniteQuery({
    queryKey: [...PICTURES, query],
    queryFn: ({ pageParam, signal }) =>
      callApi<Page>(`pictures?query=${encodeURIComponent(query)}&skip=${pageParam}`, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { pictures }) => sum + pictures.length, 0);
      return shown < total ? shown : undefined;
    },
    placeholderData: (previous) => previous,
  });
}

function usePictureMutation<Input, Result>(mutationFn: (input: Input) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: PICTURES }),
  });
}

export function useUpload() {
  return usePictureMutation(upload);
}

export function useChangeAlt() {
  return usePictureMutation((change: { path: string; alt: string }) =>
    callApi<Picture>('pictures', { method: 'PATCH', body: change }),
  );
}

export function useDeletePicture() {
  return usePictureMutation((path: string) =>
    callApi<object>(`pictures?path=${encodeURIComponent(path)}`, { method: 'DELETE' }),
  );
}

type Upload = { file: File; alt: string; cancel: AbortController };

function upload({ file, alt, cancel }: Upload): Promise<Picture> {
  if (file.size > MAX_PICTURE_BYTES) throw tooManyBytes();
  const tooLong = new DOMException('', 'TimeoutError');
  const timer = setTimeout(() => cancel.abort(tooLong), UPLOAD_TIMEOUT_MS);
  return callApi<Picture>('pictures', {
    method: 'POST',
    body: file,
    headers: { 'x-file-name': encodeURIComponent(file.name), 'x-alt': encodeURIComponent(alt) },
    signal: cancel.signal,
  })
    .catch((error: Error) => {
      throw error.name === 'TimeoutError' ? tooSlow() : error;
    })
    .finally(() => clearTimeout(timer));
}

/** Error for a file that is not even sent; the server responds with the same. */
function tooManyBytes() {
  return new ApiError(413, {
    code: 'picture-bytes',
    message:
      'Dit bestand is groter dan 30\u00a0MB. Bewaar de afbeelding als JPEG van 3000\u00a0px breed en kies dat bestand.',
  });
}

function tooSlow() {
  return new ApiError(0, {
    code: 'picture-time',
    message:
      'De afbeelding is na drie minuten nog niet klaar. Bewaar haar kleiner (1600\u00a0px breed is genoeg) en kies dat bestand.',
  });
}
