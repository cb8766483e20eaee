/** Brightness of a television for the living room in cd/m², which the texts mention for comparison. */
export const television = { from: 250, to: 400 };
