import type { Message } from '../../shared/api';

/** Characters of the whole address: mail programs on Windows cut off a longer one. */
const MAX_LENGTH = 1900;

/** A link that opens the mail program with an answer to a message begun: with a text, or with room for one. */
export function replyHref(received: Message, sender: string, text = ''): string {
  const { email, message } = received;
  const [name, subject] = [oneLine(received.name), oneLine(received.subject)];
  const address = encodeURIComponent(oneLine(email)).replaceAll('%40', '@');
  const title = /^re:/i.test(subject) ? subject : `Re: ${subject}`;
  const start = `mailto:${address}?subject=${encodeURIComponent(title)}&body=`;
  const answer = `Beste ${name},\n\n${text}\n\nMet vriendelijke groet,\n${sender}`;
  const introduced = `${answer}\n\n${name} schreef:\n`;
  const isFull = start.length + encodeURIComponent(toLines(introduced)).length >= MAX_LENGTH;
  const body = isFull ? answer : introduced + quote(message, start.length, introduced);
  return start + encodeURIComponent(toLines(body));
}

/** The message with `> ` before each line, as much of it as fits. */
function quote(message: string, startLength: number, answer: string) {
  const quoted = message.trim().replaceAll(/^/gm, '> ');
  const fits = (text: string) =>
    startLength + encodeURIComponent(toLines(answer + text)).length <= MAX_LENGTH;
  if (fits(quoted)) return quoted;
  const characters = [...quoted];
  let [low, high] = [0, characters.length];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(`${characters.slice(0, middle).join('')} …`)) low = middle;
    else high = middle - 1;
  }
  return `${characters.slice(0, low).join('')} …`;
}

/** Removes line breaks, which would begin a header or line of their own, and marks that turn the direction of text. */
function oneLine(text: string) {
  return text.replaceAll(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
}

/** RFC 6068 asks for CRLF. */
function toLines(text: string) {
  return text.replaceAll(/\r?\n/g, '\r\n');
}
