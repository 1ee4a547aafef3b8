// Says in words why the app does not start, within five seconds, whatever the browser: below the oldest supported
// versions, files that do not arrive, an error. Written for browsers of any age, so it uses only what all of them have.
(function () {
  var WAIT_MS = 5000;
  var SETTLE_MS = 1000;
  var zhFirst = !/^en/i.test(navigator.language || "");
  var needs = document.documentElement.getAttribute("data-floor") || "";
  var lastError = "";
  var shown = "";

  /** What each page says: Chinese, then English. @type {Record<string, string[]>} */
  var TITLES = {
    old: ["这个浏览器太旧了", "This browser is too old"],
    files: ["没能下载完整", "The app did not load completely"],
    error: ["没能启动", "The app could not start"],
    slow: ["网络有点慢，还在加载……", "The network is slow. Still loading…"],
    offline: ["现在没有网络", "There is no network now"],
  };
  /** @type {Record<string, string[]>} */
  var TEXTS = {
    old: [
      "四次元需要这些浏览器，或更新的版本：" + needs + "。请更新浏览器或系统，或者换一个浏览器打开。",
      "Fourth Dimension needs one of these browsers or a newer version: " +
        needs +
        ". Please update the browser or the system, or open this page in another browser.",
    ],
    files: [
      "网络中断了，或者有程序拦住了一部分文件。请检查网络后再试。",
      "The network broke off, or something blocked a file. Please check the network and try again.",
    ],
    error: [
      "请再试一次。如果还是不行，清除缓存的程序文件后重试；聊天记录和登录状态不受影响。",
      "Please try again. If that does not help, clear the stored program files; chats and login stay.",
    ],
    slow: ["可以继续等，也可以重新加载。", "You can wait or load the page again."],
    offline: ["连上网络后会继续加载。", "Loading continues once there is a network."],
  };
  var AGAIN = ["重新加载", "Load again"];
  var CLEAR = ["清除程序文件并重试", "Clear program files and try again"];

  var MAIN_LOOK = "background:#1ed760;color:#04130a";
  var QUIET_LOOK = "background:none;border:1px solid;color:inherit;font-size:14px";

  /** @param {string[]} words */
  function inOrder(words) {
    return zhFirst ? words : [words[1], words[0]];
  }

  /** False while the picture of index.html is there, and again when an error has emptied the page. */
  function isStarted() {
    var root = document.getElementById("root");
    return root !== null && root.firstChild !== null && root.querySelector(".boot") === null;
  }

  function isOld() {
    try {
      // Lookbehind came to Safari with 16.4, the others are older.
      new RegExp("(?<=a)b");
    } catch (error) {
      return error !== undefined;
    }
    var hasModules = "noModule" in document.createElement("script");
    return !hasModules || !Array.prototype.findLast || !window.CSS || !CSS.supports("width", "1dvh");
  }

  /**
   * @param {Element} parent
   * @param {string} tag
   * @param {string | undefined} text
   * @returns {HTMLElement}
   */
  function add(parent, tag, text) {
    var element = document.createElement(tag);
    element.textContent = text || "";
    element.style.margin = "0 0 12px";
    parent.appendChild(element);
    return element;
  }

  /**
   * @param {Element} parent
   * @param {string[]} words
   * @param {() => void} act
   * @param {string} look
   */
  function addButton(parent, words, act, look) {
    var button = add(parent, "button", inOrder(words).join(" · "));
    button.style.cssText =
      "display:block;margin:12px auto 0;padding:12px 20px;border-radius:22px;font-size:16px;cursor:pointer;" + look;
    button.onclick = act;
  }

  function reload() {
    location.reload();
  }

  /** Removes the service worker and the files it stored, then loads the page again. */
  function clearAndReload() {
    setTimeout(reload, 3000);
    try {
      void navigator.serviceWorker.getRegistrations().then(function (all) {
        for (var at = 0; at < all.length; at += 1) void all[at].unregister();
        void caches.keys().then(function (names) {
          for (var one = 0; one < names.length; one += 1) void caches.delete(names[one]);
          setTimeout(reload, 300);
        });
      });
    } catch (error) {
      note(error);
      reload();
    }
  }

  /** @param {string} kind */
  function show(kind) {
    var root = document.getElementById("root");
    if (root === null || shown === kind || isStarted()) return;
    shown = kind;
    var main = root.querySelector(".boot") || root.appendChild(document.createElement("main"));
    main.className = "boot";
    var waits = kind === "slow" || kind === "offline";
    var old = main.querySelector("[data-start]");
    if (old !== null) main.removeChild(old);
    if (!waits) main.textContent = "";
    var box = main.appendChild(document.createElement("section"));
    box.setAttribute("data-start", kind);
    box.setAttribute("role", "alert");
    box.style.cssText = "padding:24px;max-width:420px;text-align:center;line-height:1.6;font-family:sans-serif";
    var titles = inOrder(TITLES[kind] || []);
    var texts = inOrder(TEXTS[kind] || []);
    for (var at = 0; at < 2; at += 1) {
      var title = add(box, waits ? "p" : "h1", titles[at]);
      title.style.fontWeight = "700";
      title.lang = (at === 0) === zhFirst ? "zh-CN" : "en";
      add(box, "p", texts[at]).lang = title.lang;
    }
    if (kind === "error" && lastError !== "") add(box, "p", lastError.slice(0, 200)).style.opacity = "0.7";
    if (kind !== "old") addButton(box, AGAIN, reload, MAIN_LOOK);
    if (kind === "error" || kind === "files") addButton(box, CLEAR, clearAndReload, QUIET_LOOK);
  }

  /** @param {() => void} act */
  function whenParsed(act) {
    if (document.body && document.getElementById("root")) act();
    else document.addEventListener("DOMContentLoaded", act);
  }

  /** @param {string} kind */
  function fail(kind) {
    whenParsed(function () {
      show(isOld() ? "old" : kind);
    });
  }

  /** @param {unknown} error */
  function note(error) {
    lastError = String(error).replace(/^Error: /, "");
    setTimeout(function () {
      if (!isStarted()) fail("error");
    }, SETTLE_MS);
  }

  // Only a capturing listener hears of a file that does not load.
  window.addEventListener(
    "error",
    function (event) {
      if (isStarted()) return;
      if (event.target instanceof HTMLScriptElement) fail("files");
      else if (event.error) note(event.error);
    },
    true,
  );
  window.addEventListener("unhandledrejection", function (event) {
    if (!isStarted()) note(event.reason);
  });
  window.addEventListener("load", function () {
    if (isOld()) fail("old");
  });
  setTimeout(function () {
    if (shown === "" && !isStarted()) fail(navigator.onLine === false ? "offline" : "slow");
  }, WAIT_MS);
})();
