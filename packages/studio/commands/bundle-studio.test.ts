import { bundleStudio } from './bundle-studio.ts';

// Modules that Jest cannot load, and that are not reached.
jest.mock('@tailwindcss/postcss', () => ({}));

test('in a folder where no build works, the studio says so instead of failing within Tailwind', async () => {
  const folder = jest.spyOn(process, 'cwd').mockReturnValue('/home/anna/site #1');
  await expect(bundleStudio('.studio-unused')).rejects.toThrow('Rename that folder.');
  folder.mockRestore();
});
