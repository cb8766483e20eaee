import { createDrawnPictures } from './drawn-pictures';

const picture = Buffer.from('beeld');

beforeEach(() => {
  jest.spyOn(console, 'warn').mockReturnValue();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('a picture is drawn once, also for requests at the same time', async () => {
  const drawn = createDrawnPictures();
  const draw = jest.fn().mockResolvedValue(picture);
  await Promise.all([drawn('a', draw), drawn('a', draw)]);
  expect(await drawn('a', draw)).toBe(picture);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('one picture is drawn at a time, and requests beyond the queue are refused at once', async () => {
  const drawn = createDrawnPictures(100, 3);
  let drawing = 0;
  let most = 0;
  const draw = async () => {
    drawing += 1;
    most = Math.max(most, drawing);
    await new Promise(setImmediate);
    drawing -= 1;
    return picture;
  };
  const results = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((key) => drawn(key, draw)));
  expect(results.filter(Boolean)).toHaveLength(3);
  expect(most).toBe(1);
});

test('above the number of a minute nothing is drawn, and stored pictures are still shown', async () => {
  const drawn = createDrawnPictures(2);
  const draw = jest.fn().mockResolvedValue(picture);
  const shown = [];
  for (const key of ['a', 'b', 'c', 'a']) shown.push(await drawn(key, draw));
  expect(shown).toEqual([picture, picture, null, picture]);
  expect(draw).toHaveBeenCalledTimes(2);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('was refused'));
});

test('a failure is logged, not stored, and does not block the next picture', async () => {
  const drawn = createDrawnPictures();
  expect(await drawn('a', () => Promise.reject(new Error('no such file')))).toBeNull();
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('no such file'));
  expect(await drawn('a', async () => picture)).toBe(picture);
});
