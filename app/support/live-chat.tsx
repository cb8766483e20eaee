import { buttonStyle } from '@/components/ui/button-style';
import { TextLink } from '@/components/ui/text-link';
import { site } from '@/lib/business/site';
import { providerName } from '@/lib/platform/provider-name';

const LABEL = 'Start livechat';

export function LiveChat({ url }: { url: string | undefined }) {
  return url ? (
    <>
      <a href={url} target="_blank" rel="noopener" className={buttonStyle.secondary}>
        {LABEL}
      </a>
      <p className="mt-3">{`De chat van ${providerName(url)} opent in een nieuw venster. Die dienst ontvangt uw IP-adres en wat u typt.`}</p>
    </>
  ) : (
    <details>
      <summary className={buttonStyle.secondary}>{LABEL}</summary>
      <div className="mt-4 border-ink border-t-2 pt-3">
        <p>Livechat is op dit moment niet bezet. Bel of mail ons; antwoord {site.replyTime}.</p>
        <ul className="mt-3 space-y-2 tabular-nums">
          <li>
            Kantoor: <TextLink href={site.phone.office.href}>{site.phone.office.label}</TextLink>
          </li>
          <li>
            E-mail: <TextLink href={`mailto:${site.email.support}`}>{site.email.support}</TextLink>
          </li>
          <li>
            Virtuele assistent (AI):{' '}
            <TextLink href={site.phone.assistant.href}>{site.phone.assistant.label}</TextLink>
          </li>
        </ul>
      </div>
    </details>
  );
}
