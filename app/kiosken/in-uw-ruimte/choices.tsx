import type { ReactNode } from 'react';
import { TypedColourField } from '@/components/marketing/typed-colour-field';
import { Picture } from '@/components/ui/picture';
import { orientationLabel } from '@/lib/business/configurator/labels';
import { choiceNames } from '@/lib/business/configurator/query';
import colours from '@/lib/business/content/ral-colours.json';
import { formatQuantity } from '@/lib/business/products/format';
import { orientations, productIds, screenSizes, specs } from '@/lib/business/products/specs';
import { type RoomModel, roomModelOf } from '@/lib/business/room-models/models';
import { roomHref } from '@/lib/business/room-models/path';
import type { RoomChoice } from '@/lib/business/room-models/room-choice';
import { RENDERED_COLOUR } from '@/lib/platform/browser/chosen-colour';
import { ROOM_PATH } from '@/lib/routes';
import styles from './room.module.css';

/** Every choice is a link or a form, so that no script is needed. */
export function Choices({ choice }: { choice: RoomChoice }) {
  const { model, colour } = choice;
  const turned = orientations.map((orientation) => ({
    orientation,
    to: roomModelOf({ ...model, orientation }),
  }));
  const hasOrientations = turned.every(({ orientation, to }) => to.orientation === orientation);
  return (
    <section aria-labelledby="keuze" className="bg-surface py-10 print:hidden">
      <div className="page-width">
        <h2 id="keuze" className="text-title">
          Uw keuze
        </h2>
        <Group title="Model">
          <ul className={styles.models}>
            {productIds.map((product) => {
              const to = roomModelOf({ ...model, product });
              return (
                <li key={product}>
                  <Option model={to} colour={colour.code} isChosen={product === model.product}>
                    <Picture
                      name={`products/${product}-${RENDERED_COLOUR}`}
                      alt=""
                      width={1600}
                      height={1600}
                      widths={[128, 400]}
                      sizes="6rem"
                      className="aspect-square w-full"
                    />
                    <span>{specs[product].name}</span>
                  </Option>
                </li>
              );
            })}
          </ul>
        </Group>
        <div className="flex flex-wrap gap-x-16">
          <Group title="Maat">
            <ul className={styles.plain}>
              {screenSizes.map((size) => (
                <li key={size}>
                  <Option
                    model={{ ...model, size }}
                    colour={colour.code}
                    isChosen={size === model.size}
                  >
                    {formatQuantity(size, 'inch')}
                  </Option>
                </li>
              ))}
            </ul>
          </Group>
          {hasOrientations && (
            <Group title="Stand">
              <ul className={styles.plain}>
                {turned.map(({ orientation, to }) => (
                  <li key={orientation}>
                    <Option
                      model={to}
                      colour={colour.code}
                      isChosen={orientation === model.orientation}
                    >
                      {orientationLabel[orientation]}
                    </Option>
                  </li>
                ))}
              </ul>
            </Group>
          )}
        </div>
        <Group title={`Kleur: RAL\u00a0${colour.code} ${colour.name.toLowerCase()}`}>
          <ul className={styles.colours}>
            {colours.map(({ code, name, srgb }) => (
              <li key={code}>
                <Option model={model} colour={code} isChosen={code === colour.code}>
                  <div className="relative mb-1">
                    <svg aria-hidden="true" className="block h-11 w-full">
                      <rect width="100%" height="100%" fill={srgb} />
                    </svg>
                    <div className="swatch absolute inset-0" />
                  </div>
                  <span>
                    {`RAL\u00a0${code}`} <span className="block">{name}</span>
                  </span>
                </Option>
              </li>
            ))}
          </ul>
        </Group>
        <TypedColour choice={choice} />
      </div>
    </section>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-6">
      <h3 className="mb-2">{title}</h3>
      {children}
    </div>
  );
}

type OptionProps = { model: RoomModel; colour: string; isChosen: boolean; children: ReactNode };

/** A link to the same page with this choice; a whole page, whose script would cost more than its 12 kB. */
function Option({ model, colour, isChosen, children }: OptionProps) {
  return (
    <a
      href={roomHref(model, colour)}
      aria-current={isChosen ? 'true' : undefined}
      className={styles.option}
    >
      {children}
    </a>
  );
}

function TypedColour({ choice: { model, colour, typedColour } }: { choice: RoomChoice }) {
  return (
    <form action={ROOM_PATH} className="mt-6">
      <input type="hidden" name={choiceNames.model} value={model.product} />
      <input type="hidden" name={choiceNames.size} value={model.size} />
      <input type="hidden" name={choiceNames.orientation} value={model.orientation} />
      <input type="hidden" name={choiceNames.colour} value={colour.code} />
      <TypedColourField typed={typedColour} />
    </form>
  );
}
