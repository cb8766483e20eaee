/** The texts of an error page: a heading, and what the visitor can do now. */
export type ErrorText = { title: string; text: string };

const TOO_LARGE: ErrorText = {
  title: 'Dit is te groot om te versturen.',
  text: 'Dit formulier is geweigerd: het is te groot. Kort uw bericht in en probeer het opnieuw, of mail ons.',
};
const URL_TOO_LONG: ErrorText = {
  title: 'Dit adres is te lang.',
  text: 'Begin opnieuw op de startpagina, of bel of mail ons.',
};
const UNAVAILABLE: ErrorText = {
  title: 'Onze website heeft een storing.',
  text: 'De website is even niet bereikbaar. Probeer het over een minuut opnieuw.',
};

const texts: Record<number, ErrorText> = {
  400: {
    title: 'Dit verzoek is onleesbaar.',
    text: 'Controleer het adres, of begin op de startpagina.',
  },
  403: { title: 'Dit mag hier niet.', text: 'Begin op de startpagina, of bel of mail ons.' },
  404: {
    title: 'Deze pagina staat hier niet.',
    text: 'Misschien is het adres gewijzigd. Begin op de startpagina, of bel of mail ons.',
  },
  405: { title: 'Dit kan hier niet.', text: 'Begin op de startpagina, of bel of mail ons.' },
  408: {
    title: 'Het versturen duurde te lang.',
    text: 'Er is niets verzonden. Controleer uw verbinding en probeer het opnieuw.',
  },
  409: {
    title: 'Dit formulier is verouderd.',
    text: 'Onze website is intussen vernieuwd, en er is niets verzonden. Ga terug, laad de pagina opnieuw en verstuur uw bericht nog eens.',
  },
  411: {
    title: 'Dit verzoek is onleesbaar.',
    text: 'Dit formulier is geweigerd: de lengte ontbreekt.',
  },
  413: TOO_LARGE,
  414: URL_TOO_LONG,
  429: {
    title: 'Er komen nu te veel verzoeken.',
    text: 'Ze komen van uw netwerk. Wacht een minuut en probeer het opnieuw, of bel of mail ons.',
  },
  431: URL_TOO_LONG,
  500: UNAVAILABLE,
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
};

/** The texts of a status; for others those of 400 or 500. */
export function errorText(status: number): ErrorText {
  return texts[status] ?? (status < 500 ? (texts[400] as ErrorText) : UNAVAILABLE);
}
