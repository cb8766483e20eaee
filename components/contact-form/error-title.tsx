import { useEffect } from 'react';

const PREFIX = 'Fout: ';

/** Marks the title of the tab while a message is not sent. Without JavaScript, it is the first title of the response. */
export function ErrorTitle() {
  useEffect(() => {
    const { title } = document;
    if (!title.startsWith(PREFIX)) document.title = PREFIX + title;
    return () => {
      // After a navigation the title is that of another page.
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, []);
  return null;
}
