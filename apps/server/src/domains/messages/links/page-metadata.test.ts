import { expect, test } from "vitest";
import { decodePage, readPageMetadata } from "./page-metadata.ts";

test("Open Graph goes before plain tags, whatever the quoting and order", () => {
  const html = `<!DOCTYPE html><HTML><head><!-- <title>No</title> --><script>"<title>No</title>"</script>
    <title>Plain &amp; simple</title><meta name=description content='About tea'>
    <meta content="Tea &mdash; &#x8336;" property="og:title"/><META PROPERTY=og:image CONTENT=/pot.jpg>
    <meta property="og:description" content="a > b, isn't it"></head><body><meta property="og:title" content="late">`;
  expect(readPageMetadata(html)).toEqual({
    title: "Tea — 茶",
    description: "a > b, isn't it",
    image: "/pot.jpg",
  });
});

test("plain tags serve when there is nothing else", () => {
  const html = `<title>\n  Two\n lines </title><meta name="description" content="About">`;
  expect(readPageMetadata(html)).toEqual({ title: "Two lines", description: "About", image: "" });
  expect(readPageMetadata("")).toEqual({ title: "", description: "", image: "" });
  expect(readPageMetadata("<title>open end").title).toBe("open end");
});

test("text is one plain line of bounded length; direction tricks are gone", () => {
  expect(readPageMetadata("<title>a\u202egnp.exe\u0000 &#8238;b</title>").title).toBe("agnp.exe b");
  expect(readPageMetadata(`<title>${"长".repeat(500)}</title>`).title).toHaveLength(200);
  expect(readPageMetadata("<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>").title).toBe(
    "<script>alert(1)</script>",
  );
});

test("a page in GBK is read, by its header or its own word; an unknown charset does no harm", () => {
  const chinese = Buffer.concat([
    Buffer.from("<meta charset=gbk><title>"),
    Buffer.from([0xb2, 0xe8]),
    Buffer.from("</title>"),
  ]);
  expect(readPageMetadata(decodePage(chinese, "text/html")).title).toBe("茶");
  expect(readPageMetadata(decodePage(chinese, "text/html; charset=GB2312")).title).toBe("茶");
  expect(
    readPageMetadata(decodePage(Buffer.from("<title>tea</title>"), "text/html; charset=klingon")).title,
  ).toBe("tea");
});

test.each(["<!--", "<meta ", "<title", "<script", "<meta content='", '<meta content="a" x="', "<", "&#"])(
  "a megabyte of %s is read in no time",
  (piece) => {
    const start = performance.now();
    readPageMetadata(piece.repeat((1024 * 1024) / piece.length));
    expect(performance.now() - start).toBeLessThan(1_500);
  },
);
