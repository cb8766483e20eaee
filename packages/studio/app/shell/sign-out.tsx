import { useMutation } from '@tanstack/react-query';
import { callApi, isSignedOut } from '../api-client';
import { Button } from '../ui/button';

/** Ends the session. The window loads again, so that it holds nothing of the person. */
export function SignOut() {
  const signOut = useMutation({
    mutationFn: () => callApi('sign-out', { method: 'POST' }),
    onSettled: (_, error) => {
      if (isSignedOut(error)) location.reload();
    },
  });
  return (
    <Button
      look="quiet"
      className="max-md:ml-auto"
      disabled={signOut.isPending}
      onClick={() => signOut.mutate()}
    >
      Uitloggen
    </Button>
  );
}
