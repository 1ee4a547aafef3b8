export {
  type Asker,
  createPictures,
  PICTURE_BYTES_MAX,
  type Pictures,
  type Source,
} from "./create-pictures.ts";
