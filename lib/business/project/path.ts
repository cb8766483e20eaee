/** The list of kiosks of a visitor, rendered from its query; the matcher in middleware.ts repeats both. */
export const PROJECT_PATH = '/project';

/** The same project on paper. */
export const PROPOSAL_PATH = `${PROJECT_PATH}/voorstel`;
