import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { KeyList, MadeKey, Role } from '../../../shared/api';
import { callApi } from '../../api-client';

const KEYS = ['keys'];

export function useKeyList() {
  return useQuery({ queryKey: KEYS, queryFn: () => callApi<KeyList>('owner/keys') });
}

/** Makes a key, which no memory of the window keeps once its dialog is closed. */
export function useNewKey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wanted: { name: string; role: Role }) =>
      callApi<MadeKey>('owner/keys', { method: 'POST', body: wanted }),
    onSuccess: () => queries.invalidateQueries({ queryKey: KEYS }),
    gcTime: 0,
  });
}

export function useRevokeKey(id: string, onRevoked: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(`owner/keys/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    onSuccess: () => {
      onRevoked();
      return queries.invalidateQueries({ queryKey: KEYS });
    },
  });
}
