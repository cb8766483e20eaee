import { buttonStyle } from '@/components/ui/button-style';
import { FIELD } from './markup';
import type { Fit } from './picture-file';

type PanelProps = {
  message: string;
  isError: boolean;
  /** Undefined while there is no picture. */
  fit?: Fit;
  onFit: (fit: Fit) => void;
  onRemove: () => void;
};

const fits = [
  ['cover', 'Vullen'],
  ['contain', 'Passend'],
] as const;

/** Set by script, which the policy allows: few visitors need these rules. */
const PANEL_STYLE =
  'position:fixed;right:1rem;bottom:1rem;z-index:40;width:min(24rem,100vw - 2rem);max-height:calc(100% - 2rem);overflow:auto;padding:0 1rem 1rem;outline:0';
const ROW_STYLE = 'display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;margin-top:.75rem';
const CLOSE_STYLE = 'float:right;width:2.75rem;height:2.75rem;margin-right:-1rem;font-size:1.5rem';
const LINK_STYLE = 'min-height:2.75rem;text-decoration:underline;text-underline-offset:4px';

let panel: HTMLElement | undefined;
let opener: HTMLElement | undefined;

export const isPanelOpen = () => panel !== undefined;

/**
 * Says what happened to the visitor's picture, and offers what can be done with it. Plain elements: React's code for a
 * second root would be split off the code of every page.
 */
export function openPanel({ message, isError, fit, onFit, onRemove }: PanelProps): void {
  if (!panel) {
    const focused = document.activeElement;
    opener = focused instanceof HTMLElement ? focused : undefined;
    panel = made(
      'section',
      { tabIndex: -1, className: 'border-2 border-ink bg-surface print:hidden' },
      PANEL_STYLE,
    );
    panel.setAttribute('aria-label', 'Uw beeld');
    panel.addEventListener('keydown', ({ key }) => key === 'Escape' && closePanel());
    const close = made(
      'button',
      { type: 'button', textContent: '×', onclick: closePanel },
      CLOSE_STYLE,
    );
    close.setAttribute('aria-label', 'Sluiten');
    const status = made('p', {}, 'padding-top:.75rem');
    status.setAttribute('role', 'status');
    panel.append(close, status, made('div', {}, ''));
    document.body.append(panel);
    panel.focus({ preventScroll: true });
  }
  const [, status, controls] = Array.from(panel.children) as HTMLElement[];
  status?.classList.toggle('text-failure', isError);
  if (status) status.textContent = message;
  const hadFocus = controls?.contains(document.activeElement);
  const focusedFit = (document.activeElement as HTMLInputElement | null)?.value;
  if (controls) controls.textContent = '';
  controls?.append(...(fit ? [fitChoice(fit, onFit)] : []), actions(fit, onRemove));
  if (!hadFocus) return;
  const again = panel.querySelector<HTMLElement>(`input[value="${focusedFit}"]`) ?? panel;
  again.focus({ preventScroll: true });
}

export function closePanel(): void {
  panel?.remove();
  panel = undefined;
  const isThere = opener?.isConnected && opener !== document.body;
  const back = isThere ? opener : document.querySelector<HTMLElement>(`.${FIELD}`);
  back?.focus({ preventScroll: true });
}

function fitChoice(fit: Fit, onFit: PanelProps['onFit']) {
  const row = made('fieldset', {}, ROW_STYLE);
  row.append(made('legend', { className: 'sr-only', textContent: 'Plaats op het scherm' }, ''));
  for (const [value, text] of fits) {
    const label = made('label', { className: 'flex min-h-11 items-center gap-2' }, '');
    const radio = made(
      'input',
      { type: 'radio', name: 'plaats-van-uw-beeld', value, checked: value === fit },
      '',
    );
    radio.onchange = () => onFit(value);
    label.append(radio, made('span', { textContent: text }, ''));
    row.append(label);
  }
  return row;
}

function actions(fit: Fit | undefined, onRemove: () => void) {
  const row = made('div', {}, ROW_STYLE);
  const label = made('label', { className: `relative ${buttonStyle.secondary}` }, '');
  const text = fit ? 'Ander beeld' : 'Kies een beeld';
  const field = made(
    'input',
    { type: 'file', accept: 'image/*', className: 'absolute inset-0 size-full opacity-0' },
    '',
  );
  label.append(made('span', { textContent: text }, ''), field);
  row.append(label);
  if (fit) {
    row.append(
      made(
        'button',
        { type: 'button', textContent: 'Verwijder uw beeld', onclick: onRemove },
        LINK_STYLE,
      ),
    );
  }
  return row;
}

function made<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  style: string,
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.style.cssText = style;
  return element;
}
