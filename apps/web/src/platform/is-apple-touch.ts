/** Whether the device is an iPhone or an iPad. An iPad calls itself a Mac, and no Mac has a touch screen. Pure. */
export const isAppleTouch = (userAgent: string, maxTouchPoints: number): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
