/** Elements with which a visitor turns and opens a product. */
export type Controls = {
  left: HTMLButtonElement;
  range: HTMLInputElement;
  right: HTMLButtonElement;
  opener: HTMLButtonElement;
};

/**
 * Puts them in the place of the button that started the script, whose look they take over. What turns the product tells
 * the slider its angle.
 */
export function createControls(starter: HTMLButtonElement, most: number): Controls {
  const button = (text: string, label?: string) => {
    const made = document.createElement('button');
    made.type = 'button';
    made.className = starter.className;
    made.textContent = text;
    if (label) made.setAttribute('aria-label', label);
    return made;
  };
  const range = document.createElement('input');
  range.type = 'range';
  range.min = String(-most);
  range.max = String(most);
  range.step = '10';
  range.setAttribute('aria-label', 'Draaien');
  const controls = {
    left: button('←', 'Draai naar links'),
    range,
    right: button('→', 'Draai naar rechts'),
    opener: button('Open'),
  };
  const hadFocus = document.activeElement === starter;
  starter.after(...Object.values(controls));
  starter.hidden = true;
  if (hadFocus) range.focus();
  return controls;
}
