import { useId, useState } from 'react';
import { MAX_PERSON_NAME, type Message } from '../../shared/api';
import { Button } from '../ui/button';
import { ActionFailure } from '../ui/failure';
import { TextField } from '../ui/field';
import { useAssign, useMessagePeople } from './requests';

/** Who answers a message: a name that is typed, or one of those that occur. */
export function AssignField({ message, me }: { message: Message; me: string }) {
  const [typed, setTyped] = useState<string>();
  const listId = useId();
  const people = useMessagePeople();
  const assign = useAssign();
  const name = typed ?? message.assignedTo;

  function give(person: string) {
    if (person.trim() === message.assignedTo) return setTyped(undefined);
    setTyped(person);
    assign.mutate(
      { ids: [message.id], person: person.trim() },
      { onSuccess: () => setTyped(undefined) },
    );
  }

  return (
    <form
      className="grid max-w-measure gap-2 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        give(name);
      }}
    >
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label="Voor"
            list={listId}
            maxLength={MAX_PERSON_NAME}
            placeholder="Niemand in het bijzonder"
            autoComplete="off"
            value={name}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => give(name)}
          />
          <datalist id={listId}>
            {people.data?.map((person) => (
              <option key={person} value={person} />
            ))}
          </datalist>
        </div>
        {message.assignedTo !== me && <Button onClick={() => give(me)}>Aan mij toewijzen</Button>}
      </div>
      <p role="status" className="min-h-6 text-sm">
        {assign.isSuccess && typed === undefined && toldOf(message.assignedTo)}
      </p>
      {assign.error && <ActionFailure error={assign.error} />}
    </form>
  );
}

function toldOf(person: string) {
  return person ? `Toegewezen aan ${person}.` : 'Aan niemand toegewezen.';
}
