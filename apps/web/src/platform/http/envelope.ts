/** The response envelope (`seed §7`). */
export interface Envelope {
  code: number;
  message: string;
  data: unknown;
}

/** Reads an envelope out of a body's text; null when it is none (a proxy's page, a cut answer). */
export function readEnvelope(text: string): Envelope | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("code" in value)) return null;
    const code = Number(value.code);
    if (!Number.isInteger(code)) return null;
    const message = "message" in value && typeof value.message === "string" ? value.message : "";
    return { code, message, data: "data" in value ? value.data : null };
  } catch {
    return null;
  }
}
