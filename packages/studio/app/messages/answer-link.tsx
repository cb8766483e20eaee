import { useId, useState } from 'react';
import type { Message } from '../../shared/api';
import { Button, buttonStyle } from '../ui/button';
import { controlStyle } from '../ui/field';
import { replyHref } from './reply-href';
import { useAnswerTemplates } from './requests';
import { TemplatesDialog } from './templates-dialog';

/** Opens the mail program with an answer, which begins with the chosen template. */
export function AnswerLink({ message, sender }: { message: Message; sender: string }) {
  const selectId = useId();
  const [chosen, setChosen] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const { data: templates = [] } = useAnswerTemplates();
  const template = templates.find(({ id }) => id === chosen);
  return (
    <>
      <a className={buttonStyle.primary} href={replyHref(message, sender, template?.body)}>
        Beantwoorden per mail
      </a>
      {templates.length > 0 && (
        <span className="max-w-60 max-sm:w-full">
          <label htmlFor={selectId} className="sr-only">
            Antwoord begint met
          </label>
          <select
            id={selectId}
            className={controlStyle}
            value={template ? chosen : ''}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">Zonder sjabloon</option>
            {templates.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </span>
      )}
      <Button look="quiet" onClick={() => setIsOpen(true)}>
        Sjablonen
      </Button>
      {isOpen && <TemplatesDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
