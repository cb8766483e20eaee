import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef } from 'react';
import { callApi } from '../api-client';
import { Button } from '../ui/button';
import { TextField } from '../ui/field';

/** Asks for the key of a person, then for everything that waited for it. */
export function SignIn() {
  const queries = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const signIn = useMutation({
    mutationFn: (key: string) => callApi('sign-in', { method: 'POST', body: { key } }),
    onSuccess: async () => {
      // First the session, whose token the changes that follow need.
      await queries.refetchQueries({ queryKey: ['session'] });
      await queries.invalidateQueries();
    },
    onError: () => field.current?.focus(),
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    signIn.mutate(field.current?.value ?? '');
  }

  return (
    <form onSubmit={submit} className="grid w-full max-w-md justify-items-start gap-4">
      <div className="w-full">
        <TextField
          ref={field}
          label="Uw sleutel"
          hint="De sleutel die u van de eigenaar van de site hebt gekregen."
          error={signIn.error?.message}
          type="password"
          name="key"
          autoComplete="current-password"
          required
        />
      </div>
      <Button type="submit" look="primary" disabled={signIn.isPending}>
        Inloggen
      </Button>
    </form>
  );
}
