/** The list of kiosks of a visitor, read from its query. */
export const PROJECT_PATH = '/project';
