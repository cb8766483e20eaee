import type { Hidden } from './paint-screen';

/** A rectangle of cells at (x, y) of a grid over a screen; `cells` has a bit for each, row by row, in base 64. */
export type HiddenCells = {
  columns: number;
  rows: number;
  x: number;
  y: number;
  width: number;
  height: number;
  cells: string;
};

/** What people and things hide of a screen, with soft edges. */
export function hiddenBy({ columns, rows, x, y, width, height, cells }: HiddenCells): Hidden {
  const bytes = Uint8Array.from(atob(cells), (character) => character.charCodeAt(0));
  const at = (column: number, row: number) => {
    const [i, j] = [column - x, row - y];
    if (i < 0 || j < 0 || i >= width || j >= height) return 0;
    const bit = j * width + i;
    return ((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
  };
  return (u, v) => {
    const [across, down] = [u * columns - 0.5, v * rows - 0.5];
    const [column, row] = [Math.floor(across), Math.floor(down)];
    const [rx, ry] = [across - column, down - row];
    const upper = at(column, row) * (1 - rx) + at(column + 1, row) * rx;
    const lower = at(column, row + 1) * (1 - rx) + at(column + 1, row + 1) * rx;
    return upper * (1 - ry) + lower * ry;
  };
}
