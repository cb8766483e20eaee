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
    <div className="flex flex-wrap items-center gap-2 max-md:ml-auto">
      <Button look="quiet" disabled={signOut.isPending} onClick={() => signOut.mutate()}>
        Uitloggen
      </Button>
      {signOut.isError && !isSignedOut(signOut.error) && (
        <p role="alert" className="text-sm">
          U bent nog niet uitgelogd.
        </p>
      )}
    </div>
  );
}
