/** The colours of app/theme.css, for files that CSS variables do not reach. */
export const palette = {
  paper: '#f6f4ef',
  mist: '#e9e6df',
  steel: '#5a5f63',
  ink: '#16191c',
  accent: '#a8380c',
} as const;
