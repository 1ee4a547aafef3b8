/** The product's version (`APP-13`); the only place it is defined in code. */
export const APP_VERSION = "3.2.11";
export const APP_VERSION_CODE = 3211;
