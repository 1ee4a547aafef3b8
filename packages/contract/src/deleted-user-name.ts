/** The server's name for a deleted user; clients show it in the reader's language (`AUTH-9`). */
export const DELETED_USER_NAME = "已注销用户";
