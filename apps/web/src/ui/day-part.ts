export type Sky = "night" | "dawn" | "day" | "dusk";
export type Greeting =
  | "shell.welcomeDawn"
  | "shell.welcomeMorning"
  | "shell.welcomeNoon"
  | "shell.welcomeAfternoon"
  | "shell.welcomeEvening";

/** The sky of an hour 0 … 23. */
export function skyAt(hour: number): Sky {
  if (hour < 5 || hour >= 20) return "night";
  if (hour < 8) return "dawn";
  return hour < 17 ? "day" : "dusk";
}

/** The greeting of an hour 0 … 23. */
export function greetingAt(hour: number): Greeting {
  if (hour < 5) return "shell.welcomeDawn";
  if (hour < 11) return "shell.welcomeMorning";
  if (hour < 13) return "shell.welcomeNoon";
  return hour < 18 ? "shell.welcomeAfternoon" : "shell.welcomeEvening";
}
