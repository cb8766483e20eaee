import { readTypedColour } from './typed-colour';

it('typed colour is found in the lazily loaded list', async () => {
  expect(await readTypedColour('RAL 3005')).toMatchObject({ ok: true, colour: { code: '3005' } });
});

it('typed colour gives an error when the list fails to load', async () => {
  jest.resetModules();
  jest.doMock('./ral-classic', () => {
    throw new Error('offline');
  });
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  const read = await readTypedColour('RAL 3005');
  expect(read).toMatchObject({ ok: false, error: expect.stringContaining('laadt niet') });
  expect(warn).toHaveBeenCalled();
});
