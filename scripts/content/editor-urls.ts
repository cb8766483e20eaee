import { POSTS_IN_TABLE_EDITOR } from '../embedded-supabase/table-editor.ts';
import { type AdminClient, requestAsAdmin } from '../lib/admin-client.ts';
import { UserError } from '../lib/user-error.ts';

const TOKEN_LIFETIME = '30 days';

export async function showEditorUrls(siteUrl: string, backend: AdminClient) {
  const token = await requestAsAdmin<string>(backend, 'rpc/create_preview_token', {
    method: 'POST',
    body: { label: 'npm run studio', valid_for: TOKEN_LIFETIME },
  });
  console.log(`  Posts    ${backend.url}${POSTS_IN_TABLE_EDITOR}`);
  console.log(`  Preview  ${siteUrl}/voorbeeld/${token}/<slug>   (for ${TOKEN_LIFETIME})`);
}

/** For `npm run studio` with a hosted project, whose rows are not in the embedded data. */
export function editorInDashboardError() {
  const [, project] = /^https:\/\/(\w+)\.supabase\.co\b/.exec(process.env.SUPABASE_URL ?? '') ?? [];
  const editorUrl = `https://supabase.com/dashboard/project/${project ?? '_'}/editor`;
  return new UserError(
    `The posts are in the Supabase project of SUPABASE_URL: edit them in the Table Editor of its dashboard, ${editorUrl}. Nothing was started; npm start serves the site on that project.`,
  );
}
