import { type ReactNode, useState } from 'react';
import type { Picture } from '../../shared/api';
import { ChooseDialog } from './choose-dialog';
import { UploadDialog } from './upload-dialog';

type Question = {
  id: string;
  /** Absent when a picture of the library is asked for. */
  file?: File;
  answer: (picture: Picture | null) => void;
};

/**
 * The dialogs for a picture. Each function returns null when the person cancels; when several are called, one dialog
 * follows the other. `dialogs` has to be rendered.
 */
export function usePictureDialogs() {
  const [questions, setQuestions] = useState<Question[]>([]);
  const [current] = questions;

  const ask = (file?: File) =>
    new Promise<Picture | null>((answer) => {
      const question = { id: crypto.randomUUID(), file, answer };
      setQuestions((asked) => [...asked, question]);
    });

  function close(picture: Picture | null) {
    current?.answer(picture);
    setQuestions((asked) => asked.filter(({ id }) => id !== current?.id));
  }

  function setFile(file: File) {
    setQuestions((asked) =>
      asked.map((question) => (question.id === current?.id ? { ...question, file } : question)),
    );
  }

  let dialogs: ReactNode = null;
  if (current?.file) {
    dialogs = <UploadDialog key={current.id} file={current.file} onClose={close} />;
  } else if (current) {
    dialogs = <ChooseDialog key={current.id} onClose={close} onFile={setFile} />;
  }

  return {
    /** Asks what the file shows, and uploads it. */
    uploadPicture: (file: File) => ask(file),
    choosePicture: () => ask(),
    dialogs,
  };
}
