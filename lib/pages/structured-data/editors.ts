import { site } from '../../business/site';
import { absoluteUrl } from '../../platform/absolute-url';
import { routes } from '../../routes';
import { organizationReference } from './organization';

/** The author of posts and news: the company's editors, a role that pages and feeds name too. */
export function editors() {
  return {
    '@type': 'Organization' as const,
    name: site.editors,
    url: absoluteUrl(`${routes.contact}#wie-wij-zijn`),
    parentOrganization: organizationReference(),
  };
}
