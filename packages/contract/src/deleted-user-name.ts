/** What the server calls somebody who has left; every terminal says it in its reader's language (`AUTH-9`). */
export const DELETED_USER_NAME = "已注销用户";
