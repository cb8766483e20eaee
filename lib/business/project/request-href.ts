import { REQUEST_PATH } from '../configurator/request-path';

/** Query parameter of the contact page with the query of a project. */
export const PROJECT_PARAMETER = 'project';

/** The contact page with a request for a project; works without JavaScript and in another browser. */
export function projectRequestHref(projectQuery: string): string {
  return `${REQUEST_PATH}?${new URLSearchParams({ [PROJECT_PARAMETER]: projectQuery })}`;
}
