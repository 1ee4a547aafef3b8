import type { LateCatalogue } from "../zh/late.ts";

export const scheduled: LateCatalogue["scheduled"] = {
  sendLater: "Send later",
  "in.hour": "In 1 hour",
  "in.tonight": "Tonight at 21:00",
  "in.tomorrow": "Tomorrow at 9:00",
  pick: "Choose a date and time",
  waits: "It will be sent at {time}",
  bar: { one: "{n} scheduled message", other: "{n} scheduled messages" },
  title: "Scheduled messages",
  none: "No scheduled messages",
  noneNote:
    "Write it in a chat, then hold the send button or press the clock in the field. For pictures and files, choose them under File",
  sendNow: "Send now",
  edit: "Change text or time",
  editTime: "Change the time",
  remove: "Delete",
  removed: "Deleted",
  sent: "Sent",
  sending: "Sending",
  failed: "Not sent: {reason}",
  time: "Time",
  text: "Text",
  timeOver: "Choose a time in the future",
  editTitle: "Send later",
  gone: "This scheduled message is gone",
};

export const disappearing: LateCatalogue["disappearing"] = {
  lifetime: "Disappearing messages",
  lifetimeNote: "Messages sent from now on vanish from everyone’s devices when their time is up",
  "lifetime.0": "Off",
  "lifetime.86400": "24 hours",
  "lifetime.604800": "7 days",
  lifetimeMark: "New messages disappear after {time}",
  onlyManagers: "Only the owner and admins can set this",
  goneIn: "Disappears in {time}",
  leftDays: { one: "{n} day", other: "{n} days" },
  leftHours: { one: "{n} hour", other: "{n} hours" },
  leftMinutes: { one: "{n} minute", other: "{n} minutes" },
};
