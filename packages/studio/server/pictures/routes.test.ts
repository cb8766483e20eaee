import type { ApiContext } from '../api-context';
import { pictureRoutes } from './routes';

const convert = jest.fn();
const store = jest.fn();
jest.mock('../../../../lib/posts/media/convert-picture', () => ({
  convertPicture: () => convert(),
}));
jest.mock('./store-picture', () => ({ storePicture: () => store() }));

test('a picture whose upload is cancelled while it is converted is not stored', async () => {
  const cancel = new AbortController();
  convert.mockImplementation(async () => {
    cancel.abort();
    return { width: 1, height: 1, files: [] };
  });
  const routes = pictureRoutes({} as ApiContext);
  await routes.request('/', { method: 'POST', body: 'picture', signal: cancel.signal });
  expect(convert).toHaveBeenCalled();
  expect(store).not.toHaveBeenCalled();
});
