import { readTypedColour } from './typed-colour';

it('finds a colour in the list that it loads', async () => {
  expect(await readTypedColour('RAL 3005')).toMatchObject({ ok: true, colour: { code: '3005' } });
});

it('says so where the list does not come', async () => {
  jest.resetModules();
  jest.doMock('./ral-classic', () => {
    throw new Error('offline');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const read = await readTypedColour('RAL 3005');
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining('laadt niet') });
  expect(warn).toHaveBeenCalled();
});
