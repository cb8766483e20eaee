import { POSTS_IN_TABLE_EDITOR } from '../embedded-supabase/table-editor.ts';
import { requestAsAdmin } from '../lib/admin-client.ts';
import { UserError } from '../lib/user-error.ts';

const TOKEN_LIFE = '30 days';

/** Says where an editor writes posts and sees them before they are published. */
export async function showEditorUrls(siteUrl: string, backend: { url: string; secretKey: string }) {
  const token = await requestAsAdmin(backend, 'rpc/create_preview_token', {
    method: 'POST',
    body: { label: 'npm run studio', valid_for: TOKEN_LIFE },
  });
  console.log(`  Posts    ${backend.url}${POSTS_IN_TABLE_EDITOR}`);
  console.log(`  Preview  ${siteUrl}/voorbeeld/${token}/<slug>   (for ${TOKEN_LIFE})`);
}

/** A hosted project has a table editor of its own, and its rows are not in the embedded data. */
export function editorInDashboardError() {
  const [, project] = /^https:\/\/(\w+)\.supabase\.co\b/.exec(process.env.SUPABASE_URL ?? '') ?? [];
  const address = `https://supabase.com/dashboard/project/${project ?? '_'}/editor`;
  return new UserError(
    `The posts are in the Supabase project of SUPABASE_URL: edit them in the Table Editor of its dashboard, ${address}. Nothing was started; npm start serves the site on that project.`,
  );
}
