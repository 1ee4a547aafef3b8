import { describe, expect, it } from "vitest";
import { transferredContent } from "./transferred-content.ts";

const png = new File(["x"], "image.png", { type: "image/png" });
const held = (data: Record<string, string>, ...files: File[]) => ({
  // A browser's file list is only iterated.
  files: files as unknown as FileList,
  getData: (type: string) => data[type] ?? "",
});

describe("pasted or dropped content", () => {
  it("with text and a picture of it is the text and the picture", () => {
    const word = held({ "text/plain": "第一行\r\n第二行", "text/html": "<p>第一行</p>" }, png);
    expect(transferredContent(word)).toEqual({ files: [png], text: "第一行\r\n第二行" });
    expect(transferredContent(held({ "text/plain": "1\t2\r\n3\t4\r\n" }, png)).text).toBe("1\t2\r\n3\t4\r\n");
    // A cell may contain an address.
    expect(transferredContent(held({ "text/plain": "https://a.example/x.png" }, png)).text).not.toBe("");
  });

  it("without text, or with blanks only, is the picture", () => {
    expect(transferredContent(held({}, png))).toEqual({ files: [png], text: "" });
    expect(transferredContent(held({ "text/plain": " \r\n" }, png)).files).toEqual([png]);
    expect(transferredContent(held({ "text/html": "<img src='https://a.example/x.png'>" }, png)).text).toBe(
      "",
    );
  });

  it("whose text is only a file name or an address is the files", () => {
    const doc = new File(["x"], "年度 报告.docx");
    expect(transferredContent(held({ "text/plain": "年度 报告.docx" }, doc)).text).toBe("");
    expect(
      transferredContent(held({ "text/plain": "image.png\n/home/me/年度 报告.docx" }, png, doc)).text,
    ).toBe("");
    const uri = `file:///home/me/${encodeURIComponent("年度 报告.docx")}`;
    expect(transferredContent(held({ "text/plain": uri }, doc)).text).toBe("");
    const address = "https://a.example/cat?id=3";
    expect(transferredContent(held({ "text/plain": address, "text/uri-list": address }, png)).text).toBe("");
    expect(
      transferredContent(held({ "text/plain": address, "text/html": `<img src="${address}">` }, png)).text,
    ).toBe("");
  });
});
