"""What Schemathesis cannot know of our answers: they carry their outcome in an envelope, always with status 200.

CALLER is "nobody" or "account"; an account logs in by LOGIN_NAME and LOGIN_PASSWORD at BASE_URL.
"""

import json
import os
import re
import threading
import urllib.parse
import urllib.request

import schemathesis

CALLER = os.environ["CALLER"]
BASE_URL = os.environ["BASE_URL"]
NOBODYS_CODES = {400, 401}
# A header that is too long is refused before the sender is known.
TOO_LARGE = 413
INVALID = 422
OUR_FAULT = 500
# `maxParamLength` of the router.
SEGMENT_MAX = 200

_lock = threading.Lock()
_token = None


def _log_in():
    body = {"userName": os.environ["LOGIN_NAME"], "password": os.environ["LOGIN_PASSWORD"], "terminal": 0}
    request = urllib.request.Request(
        f"{BASE_URL}/login", json.dumps(body).encode(), {"content-type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)["data"]["accessToken"]


def _present_token():
    global _token
    with _lock:
        _token = _token or _log_in()
        return _token


@schemathesis.hook
def before_call(context, case, kwargs):
    """An account sends its token with every call; nobody sends none, whatever was generated."""
    if CALLER == "account":
        case.headers["accessToken"] = _present_token()
    else:
        case.headers.pop("accessToken", None)


@schemathesis.hook
def after_call(context, case, response):
    """A call may have ended the login, as logging out does: the next one logs in again."""
    global _token
    if CALLER == "account" and _code_of(response) in NOBODYS_CODES:
        with _lock:
            _token = None


def _code_of(response):
    try:
        return json.loads(response.content).get("code")
    except (ValueError, AttributeError):
        return None


def _is_routable(url):
    """Whether the router can read every part of a path; what it cannot read belongs to no operation."""
    for segment in urllib.parse.urlsplit(url).path.split("/"):
        if re.search(r"%(?![0-9A-Fa-f]{2})", segment):
            return False
        try:
            decoded = urllib.parse.unquote(segment, errors="strict")
        except UnicodeDecodeError:
            return False
        if len(decoded) > SEGMENT_MAX:
            return False
    return True


@schemathesis.check
def envelope(ctx, response, case):
    """Every answer is an envelope; none tells of a fault of ours, and nobody gets what is not theirs."""
    raw = case.operation.definition.raw
    if case.method.upper() != case.operation.method.upper():
        assert response.status_code < OUR_FAULT, f"status {response.status_code}"
        return
    answer = json.loads(response.content)
    assert response.status_code == 200, f"status {response.status_code}"
    assert set(answer) == {"code", "message", "data"}, f"no envelope: {sorted(answer)}"
    code = answer["code"]
    assert code != OUR_FAULT, f"a fault of the server: {answer['message']}"
    assert " at " not in answer["message"], f"a stack in the message: {answer['message']}"
    if not _is_routable(response.request.url):
        assert code in {INVALID, TOO_LARGE}, f"a path nobody can read is answered {code}"
        return
    if CALLER == "nobody" and raw["x-access"] != "public":
        assert code in NOBODYS_CODES | {TOO_LARGE}, f"nobody is answered {code}"
    if CALLER == "account" and raw["x-access"] == "admin":
        assert code != 200, "an ordinary account did an administrator's work"
