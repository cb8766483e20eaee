import type { Picture } from '../../shared/api';
import { usePictureDialogs } from '../pictures/use-picture-dialogs';

/** The dialogs for pictures, which return what the text needs of a picture. */
export function usePlacedPictures() {
  const { uploadPicture, choosePicture, dialogs } = usePictureDialogs();
  return {
    uploadPicture: async (file: File) => placed(await uploadPicture(file)),
    choosePicture: async () => placed(await choosePicture()),
    dialogs,
  };
}

function placed(picture: Picture | null) {
  return (
    picture && {
      src: `/media/${picture.path}`,
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
    }
  );
}
