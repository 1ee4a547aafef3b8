import { api } from "@4d/contract";
import { routes } from "../../platform/http/routes.ts";
import {
  createCollection,
  listCollections,
  listSaved,
  nameCollection,
  removeCollection,
} from "./collections.ts";
import { likeComment, listComments, listReplies, removeComment } from "./comments.ts";
import { createPost } from "./create-post.ts";
import { listFollowers, listFollowing, listWorks, showCreator } from "./creators.ts";
import { followCreator } from "./follow-creator.ts";
import { listNotifications, markNotificationsSeen, showUnread } from "./notifications.ts";
import { likePost, playPost, savePost, sharePost } from "./react-to-post.ts";
import { listLiked, listMyPosts, showLineage, showPost } from "./show-posts.ts";
import { followTopic, listAnswers, showBoard, showSquare, showTopic } from "./square.ts";
import { removePost, updatePost } from "./update-post.ts";
import { writeComment } from "./write-comment.ts";

/** The contract's tables of the square, each bound to its handlers. */
export const squareRoutes = [
  ...routes(api.posts, {
    create: createPost,
    find: showPost,
    update: updatePost,
    remove: removePost,
    like: likePost,
    save: savePost,
    share: sharePost,
    play: playPost,
    lineage: showLineage,
    mine: listMyPosts,
    liked: listLiked,
  }),
  ...routes(api.comments, {
    list: listComments,
    replies: listReplies,
    write: writeComment,
    like: likeComment,
    remove: removeComment,
  }),
  ...routes(api.collections, {
    list: listCollections,
    create: createCollection,
    rename: nameCollection,
    remove: removeCollection,
    saved: listSaved,
  }),
  ...routes(api.creators, {
    find: showCreator,
    works: listWorks,
    follow: followCreator,
    followers: listFollowers,
    following: listFollowing,
    board: showBoard,
  }),
  ...routes(api.square, { home: showSquare, topic: showTopic, followTopic, answers: listAnswers }),
  ...routes(api.notifications, { list: listNotifications, unread: showUnread, seen: markNotificationsSeen }),
];
