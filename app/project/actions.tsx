import { buttonStyle } from '@/components/ui/button-style';
import { CopyUrlButton } from '@/components/ui/copy-url-button';
import { textLinkStyle } from '@/components/ui/text-link-style';
import { PROJECT_PATH, PROPOSAL_PATH } from '@/lib/business/project/path';
import { projectRequestHref } from '@/lib/business/project/request-href';
import { site } from '@/lib/business/site';
import { absoluteUrl } from '@/lib/platform/absolute-url';

/** What to do with the project: ask for it, print it, send it on. */
export function Actions({ query }: { query: string }) {
  const url = absoluteUrl(`${PROJECT_PATH}?${query}`);
  return (
    <section
      id="volgende-stap"
      aria-labelledby="volgende-stap-titel"
      className="bg-ink py-10 text-paper md:py-16 print:hidden"
    >
      <div className="page-width">
        <h2 id="volgende-stap-titel" className="text-title">
          Aanvragen, afdrukken of doorsturen
        </h2>
        <p className="mt-4 max-w-measure">
          {`U krijgt ${site.replyTime} antwoord. Op papier is het een richtprijs met alle bedragen, maten en gewichten, voor wie erover beslist.`}
        </p>
        <div className="mt-6 flex flex-wrap items-center gap-4">
          <a href={projectRequestHref(query)} className={buttonStyle.inverse}>
            Vraag een offerte aan
          </a>
          <a href={`${PROPOSAL_PATH}?${query}`} className={buttonStyle.inverse}>
            Bekijk als voorstel
          </a>
          <CopyUrlButton url={url} variant="inverse">
            Kopieer de link
          </CopyUrlButton>
        </div>
        <p className="mt-6 text-sm">
          <a href={url} className={textLinkStyle}>
            Link naar dit project
          </a>
        </p>
      </div>
    </section>
  );
}
