import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import { auditionVoice } from "./audition-voice.ts";
import { attachBook, detachBook, listBooksOf } from "./books/attach-book.ts";
import { listBooks, removeBook, showBook, updateBook } from "./books/books.ts";
import { exportBook } from "./books/export-book.ts";
import { createBook, importBook } from "./books/make-book.ts";
import { exportCard } from "./cards/export-card.ts";
import { importCard } from "./cards/import-card.ts";
import { importLore } from "./cards/import-lore.ts";
import { openCharacterLink, renewCharacterLink } from "./character-link.ts";
import { createCharacter } from "./create-character.ts";
import { draftCharacter } from "./draft-character.ts";
import { browseCharacters, listMine } from "./list-characters.ts";
import { previewReply } from "./preview-reply.ts";
import { removeCharacter } from "./remove-character.ts";
import { showCharacter, showCharacterOfUser, showDraft } from "./show-character.ts";
import { submitCharacter } from "./submit-character.ts";
import { updateCharacter } from "./update-character.ts";
import { listStyles, listVoices } from "./voices-and-styles.ts";
import { listModels } from "./writing-of.ts";

/** The contract's `characters`, `characterMaking` and `books`, each bound to its verb. */
export const charactersRoutes = [
  ...routes(api.characters, {
    mine: listMine,
    browse: browseCharacters,
    find: showCharacter,
    ofUser: showCharacterOfUser,
    open: openCharacterLink,
    create: createCharacter,
    draft: showDraft,
    update: updateCharacter,
    submit: submitCharacter,
    renewLink: renewCharacterLink,
    remove: removeCharacter,
    styles: listStyles,
  }),
  ...routes(api.characterMaking, {
    draftFrom: draftCharacter,
    previewReply,
    importCard,
    importLore,
    exportCard,
    voices: listVoices,
    models: listModels,
    audition: auditionVoice,
  }),
  ...routes(api.books, {
    mine: listBooks,
    create: createBook,
    import: importBook,
    find: showBook,
    update: updateBook,
    remove: removeBook,
    export: exportBook,
    ofCharacter: listBooksOf,
    attach: attachBook,
    detach: detachBook,
  }),
];
