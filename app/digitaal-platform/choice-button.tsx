import type { ComponentProps } from 'react';
import styles from './choice-button.module.css';

type ChoiceButtonProps = ComponentProps<'input'> & { type: 'radio' | 'checkbox' };

/** An input in the shape of a button, for CSS to follow: works without JavaScript. */
export function ChoiceButton({ children, ...input }: ChoiceButtonProps) {
  return (
    <label className={styles.button}>
      <input className={styles.input} {...input} />
      {children}
    </label>
  );
}
