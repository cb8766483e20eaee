import styles from './website-and-kiosk.module.css';

const tulips = [
  { x: 30, top: 62, fill: '#f2b632' },
  { x: 86, top: 20, fill: '#e2543b' },
  { x: 146, top: 46, fill: '#f4d7cf' },
  { x: 202, top: 8, fill: '#f2b632' },
  { x: 258, top: 54, fill: '#e2543b' },
];

export function Tulips() {
  return (
    <svg
      viewBox="0 0 290 200"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
      className={styles.tulips}
    >
      {tulips.map(({ x, top, fill }) => (
        <g key={x} transform={`translate(${x} ${top})`}>
          <path d="M0 50V200M0 120q26-10 34-50" fill="none" stroke="#7fb069" strokeWidth="7" />
          <path
            d="M-24 0q12 4 14 14Q-6 2 0-6 6 2 10 14 12 4 24 0q6 54-24 58Q-30 54-24 0z"
            fill={fill}
          />
        </g>
      ))}
    </svg>
  );
}
