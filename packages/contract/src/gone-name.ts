/** What the server calls somebody who has left; every terminal says it in its reader's language (`AUTH-9`). */
export const GONE_NAME = "已注销用户";
