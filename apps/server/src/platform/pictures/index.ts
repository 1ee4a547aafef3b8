export {
  createPictures,
  PICTURE_BYTES_MAX,
  type PictureRequest,
  type PictureRequester,
  type Pictures,
  type Source,
} from "./create-pictures.ts";
