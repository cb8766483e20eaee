import { encode } from 'uqr';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyUrlButton } from '@/components/ui/copy-url-button';
import { dayFragment } from '@/lib/business/signage-schedule/day-link';
import { weekdays } from '@/lib/business/signage-schedule/schedule';
import { SIGNAGE_PLAYER_PATH } from '@/lib/routes';
import playground from '../playground.module.css';
import { shownDay } from '../playground-state';
import type { ViewProps } from '../view-props';

const COPY = 'Kopieer de link';

/** The chosen day as a link, which a screen plays without a server. */
export function ShareDay({ state, isLive = false }: ViewProps) {
  const path = isLive
    ? `${SIGNAGE_PLAYER_PATH}#${dayFragment(shownDay(state))}`
    : SIGNAGE_PLAYER_PATH;
  const what = `de ${weekdays[state.moment.weekday]}${state.isUrgent ? ' met de noodmelding' : ''}`;
  return (
    <div className={playground.share}>
      <div>
        <h3 className="text-subtitle">Speel deze dag op uw eigen scherm</h3>
        <p className="mt-2 max-w-measure">
          {`Open de link op een tv, tablet of computer. Die speelt elke dag ${what}, op zijn eigen klok of die van Amsterdam, en met één knop over het hele scherm. U heeft geen account nodig. De browser bewaart een kopie van de pagina en start en speelt daardoor ook zonder internet.`}
        </p>
        <p className="mt-4 flex flex-wrap items-center gap-4">
          <a className={buttonStyle.primary} href={path} target="_blank" rel="noopener">
            Speel deze dag af
          </a>
          {isLive ? (
            <CopyUrlButton url={`${location.origin}${path}`} variant="secondary">
              {COPY}
            </CopyUrlButton>
          ) : (
            <>
              <span className={`${buttonStyle.secondary} ${playground.placeholder}`}>{COPY}</span>
              {/* For the empty status of the button. */}
              <span />
            </>
          )}
        </p>
      </div>
      <div className={playground.qr}>{isLive && <QrCode text={`${location.origin}${path}`} />}</div>
    </div>
  );
}

function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR-code met de link naar deze dag"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={modules.join('')} />
    </svg>
  );
}
