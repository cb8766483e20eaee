import { encode } from 'uqr';
import { buttonStyle } from '@/components/ui/button-style';
import { CopyUrlButton } from '@/components/ui/copy-url-button';
import { SIGNAGE_PLAYER_PATH } from '@/lib/routes';
import { dayFragment, dayParts } from '@/lib/signage-schedule/day-link';
import { weekdays } from '@/lib/signage-schedule/schedule';
import playground from '../playground.module.css';
import type { ViewProps } from '../view-props';

const COPY = 'Kopieer de link';

/** The chosen day as a link, which a screen plays without a server. */
export function ShareDay({ state, isLive = false }: ViewProps) {
  const { schedule, moment, own } = state;
  const parts = dayParts(schedule, moment.weekday);
  const path = isLive
    ? `${SIGNAGE_PLAYER_PATH}#${dayFragment({ parts, own })}`
    : SIGNAGE_PLAYER_PATH;
  return (
    <div className={playground.share}>
      <div>
        <h3 className="text-subtitle">Speel deze dag op uw eigen scherm</h3>
        <p className="mt-2 max-w-measure">
          Open de link op een tv, tablet of computer. Die toont de {weekdays[moment.weekday]} over
          het hele scherm en volgt zijn eigen klok. U heeft geen account nodig en er wordt niets
          bewaard. Na het laden speelt de pagina ook zonder internet door.
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
