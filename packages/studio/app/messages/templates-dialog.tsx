import { useState } from 'react';
import { type AnswerTemplate, MAX_TEMPLATE } from '../../shared/api';
import { Button } from '../ui/button';
import { DeleteDialog } from '../ui/delete-dialog';
import { Dialog } from '../ui/dialog';
import { TextArea, TextField } from '../ui/field';
import { StatusMessage } from '../ui/status-message';
import { useAnswerTemplates, useChangeTemplate } from './requests';

/** The texts with which answers begin: added, changed and deleted. */
export function TemplatesDialog({ onClose }: { onClose: () => void }) {
  const [edited, setEdited] = useState<AnswerTemplate>();
  const { data: templates = [], error } = useAnswerTemplates();
  return (
    <Dialog title="Sjablonen voor antwoorden" onClose={onClose}>
      {edited ? (
        <TemplateForm
          key={edited.id}
          template={edited}
          isStored={templates.some(({ id }) => id === edited.id)}
          onClose={() => setEdited(undefined)}
        />
      ) : (
        <div className="grid gap-5">
          {error && <StatusMessage look="failure">{error.message}</StatusMessage>}
          <p>Een sjabloon staat in het antwoord tussen de aanhef en de groet.</p>
          <ul className="divide-y divide-line border-line border-y empty:hidden">
            {templates.map((template) => (
              <li key={template.id}>
                <button
                  type="button"
                  className="min-h-11 w-full px-3 py-2 text-left hover:bg-mist"
                  onClick={() => setEdited(template)}
                >
                  {template.title}
                </button>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-3">
            <Button
              look="primary"
              onClick={() => setEdited({ id: crypto.randomUUID(), title: '', body: '' })}
            >
              Nieuw sjabloon
            </Button>
            <Button onClick={onClose}>Sluiten</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type TemplateFormProps = { template: AnswerTemplate; isStored: boolean; onClose: () => void };

function TemplateForm({ template, isStored, onClose }: TemplateFormProps) {
  const [title, setTitle] = useState(template.title);
  const [body, setBody] = useState(template.body);
  const [isAsking, setIsAsking] = useState(false);
  const change = useChangeTemplate();
  const { id } = template;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate({ id, template: { id, title, body } }, { onSuccess: onClose });
      }}
    >
      <TextField
        label="Naam"
        required
        maxLength={80}
        autoFocus
        value={title}
        onChange={(event) => setTitle(event.target.value)}
      />
      <TextArea
        label="Tekst"
        required
        rows={8}
        maxLength={MAX_TEMPLATE}
        value={body}
        onChange={(event) => setBody(event.target.value)}
      />
      {change.error && <StatusMessage look="failure">{change.error.message}</StatusMessage>}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          look="primary"
          disabled={change.isPending || !title.trim() || !body.trim()}
        >
          Bewaren
        </Button>
        <Button onClick={onClose}>Terug</Button>
        {isStored && (
          <Button look="danger" disabled={change.isPending} onClick={() => setIsAsking(true)}>
            Verwijderen
          </Button>
        )}
      </div>
      {isAsking && (
        <DeleteDialog
          title="Sjabloon verwijderen?"
          action="Verwijderen"
          remove={change}
          onDelete={() => change.mutate({ id }, { onSuccess: onClose })}
          onClose={() => setIsAsking(false)}
        >
          <p>Het sjabloon is dan voor iedereen weg.</p>
        </DeleteDialog>
      )}
    </form>
  );
}
