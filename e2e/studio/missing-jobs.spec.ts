import { startEmbeddedSupabase } from '../../packages/local-supabase/index.ts';
import { embeddedBackendOnly } from '../support/backend';
import { expect, test } from '../support/studio';

embeddedBackendOnly();

test('the owner sees which jobs of the database do not run, and an editor sees nothing of it', async ({
  page,
  startStudio,
}) => {
  const backend = await startEmbeddedSupabase();
  await page.goto(await startStudio({ role: 'owner', name: 'Anna' }, { backend }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  const notice = page.getByText(/van de database draait niet/);
  await expect(notice).toHaveCount(0);

  await backend.run("update private.jobs set ran_at = null where name = 'delete-old-messages'");
  await page.reload();
  await notice.click();
  await expect(page.getByRole('listitem').filter({ hasText: 'in het postvak' })).toHaveText(
    'Berichten in het postvak worden na twaalf maanden niet verwijderd: een extensie van de database staat uit.',
  );

  await page.goto(await startStudio({ role: 'editor', name: 'Bert' }, { backend }));
  await expect(page.getByRole('banner')).toContainText('Bert');
  await expect(notice).toHaveCount(0);
  await backend.close();
});
