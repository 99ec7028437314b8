"""What the contract's schemas cannot say, told to the fuzzer.

An Idempotency-Key belongs to one body: the same key with another one is refused on purpose. No pattern can tell a
public address from an inside one, so every address that is well-formed by schema is made a public one. The names of
checks and thresholds change with every release, so well-formed check settings get names that there are. What makes an
e-mail address, a time zone or a mail server one that exists is no pattern either, nor that one field needs another.
Which characters no text may hold is said for all texts at once.
"""

import base64
import re
import uuid
from urllib.parse import quote

import schemathesis
from schemathesis.core.parameters import ParameterLocation
from schemathesis.transport.serialization import Binary

ADDRESS_FIELDS = ("website_url", "url", "site_url", "sitemap_url", "image_url", "page_url")
# A property that covers every address that public() makes.
PROPERTY_FIELDS = ("property", "search_property")
PROPERTY = re.compile(r"^(?:sc-domain:|https?://)[^\s\u0000-\u001f\u007f-\u009f]{1,490}$")
# White space and controls as the contract's pattern has them (ECMA-262), not as Python's \\S.
WELL_FORMED = re.compile(
    r"^[^\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]{4,2048}$"
)


def public(value, number=0):
    if not isinstance(value, str) or not WELL_FORMED.match(value):
        return value
    path = quote(value, errors="replace")[:200]
    return f"https://site-{number}.example/{path}"


# Characters that no text may hold, wherever it stands: the contract says so once, for all of its schemas.
NO_TEXT = re.compile("[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ud800-\udfff]")


def plain(value):
    # A file is a string too.
    if isinstance(value, Binary):
        return value
    if isinstance(value, str):
        return NO_TEXT.sub("x", value)
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {plain(name): plain(each) for name, each in value.items()}
    return value


SEVERITIES = ("critical", "high", "medium", "low", "info", "off")


def is_number(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value <= 1_000_000_000


def is_severity(value):
    return isinstance(value, str) and value in SEVERITIES


def name_known(settings):
    """Keeps one value of each part, under a name that is known; leaves alone what the schema refuses."""
    if not isinstance(settings, dict):
        return
    thresholds, severities = settings.get("thresholds"), settings.get("severities")
    if isinstance(thresholds, dict) and len(thresholds) <= 200 and all(map(is_number, thresholds.values())):
        settings["thresholds"] = {"click_depth": value for value in list(thresholds.values())[:1]}
    if isinstance(severities, dict) and len(severities) <= 1000 and all(map(is_severity, severities.values())):
        settings["severities"] = {"title/missing": value for value in list(severities.values())[:1]}


# White space as ECMA-262 has it, which leaves out some controls that Python's \s takes in.
PART = r"[^\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff@<>()\[\],;:\"\\]+"
EMAIL = re.compile(f"^{PART}@{PART}$")
DOMAIN = re.compile(f"^@{PART}$")
HOST = re.compile(r"^[A-Za-z0-9.:\-\[\]]{1,253}$")


def real_email(value):
    """Another one for each value, so that what is unique stays so; leaves alone what the schema refuses."""
    if not isinstance(value, str) or not 3 <= len(value) <= 254:
        return value
    name = uuid.uuid5(uuid.NAMESPACE_URL, value.encode("utf-8", "replace").hex()).hex
    if EMAIL.match(value):
        return f"{name}@mail.example"
    return f"@{name}.example" if DOMAIN.match(value) else value


def real_server(server, kind):
    if not isinstance(server, dict):
        return
    if isinstance(server.get("host"), str) and HOST.match(server["host"]):
        server["host"] = f"{kind}.mail.example"
    port = server.get("port")
    if isinstance(port, (int, float)) and not isinstance(port, bool) and 1 <= port <= 65535 and port == int(port):
        server["port"] = {"smtp": 587, "imap": 993}[kind]
    if kind == "smtp":
        server.pop("mailbox", None)
    if server.get("username") is None and isinstance(server.get("password"), str):
        server.pop("password")


def real_window(window):
    if not isinstance(window, dict):
        return
    if "time_zone" in window:
        window["time_zone"] = real_zone(window["time_zone"])
    if re.match(r"^([01]\d|2[0-3]):[0-5]\d$", str(window.get("from"))):
        window["from"] = "00:00"
    if re.match(r"^(([01]\d|2[0-3]):[0-5]\d|24:00)$", str(window.get("to"))):
        window["to"] = "24:00"


def make_outreach_real(body):
    for field in ("email", "contact_email"):
        if field in body:
            body[field] = real_email(body[field])
    real_server(body.get("smtp"), "smtp")
    real_server(body.get("imap"), "imap")
    real_window(body.get("sending_window"))
    if body.get("save_to_campaign") is True and "campaign_id" not in body:
        body["save_to_campaign"] = False


INSTANT = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d")
OBJECT_ID = re.compile(r"^[0-9a-f]{24}$")
MAPPING = re.compile(r"^\s*\w+\s*:[^,:]+(,\s*\w+\s*:[^,:]+)*$")


def make_versions_differ(body):
    """Versions of a test have texts of their own, and shares for all of them or for none."""
    variants = body.get("variants")
    if not isinstance(variants, list) or not all(isinstance(each, dict) for each in variants):
        return
    for number, each in enumerate(variants):
        if isinstance(each.get("share"), int) and not isinstance(each["share"], bool) and 1 <= each["share"] <= 97:
            del each["share"]
        if "subject" not in each or isinstance(each["subject"], str):
            each["subject"] = f"Version {number}"


# As the contract has it, where no classes of letters can be named.
VARIABLE = re.compile("^[^\u0000-\u0060\u007b-\u00a9][^\u0000-\u002f\u003a-\u005e\u0060\u007b-\u00a9]{0,49}$")


def name_variables(body):
    """Names of variables have letters without upper case, digits and underscores."""
    custom = body.get("custom")
    if not isinstance(custom, dict):
        return
    named = enumerate(custom.items())
    body["custom"] = {
        f"v_{at}" if VARIABLE.match(name) and not name.isascii() else name: value for at, (name, value) in named
    }


def make_mail_whole(path, body):
    """A mail has a text or a template, from a mailbox of its user, and leaves within 90 days; a note, only a pause. A written one has a topic, and a lead with its campaign."""
    if body.get("paused") is not True:
        body.pop("pause_note", None)
    for field in ("start_at", "scheduled_at"):
        if isinstance(body.get(field), str) and INSTANT.match(body[field]):
            del body[field]
    if path.endswith(("/outreach/preview", "/outreach/queue", "/outreach/forecast")):
        if isinstance(body.get("template_id"), str) and OBJECT_ID.match(body["template_id"]):
            del body["template_id"]
        if "template_id" not in body:
            body.setdefault("subject", "An article")
            body.setdefault("body", "Hello")
        # The campaign may have a sequence, which follows instead.
        body.pop("follow_ups", None)
    if path.endswith("/emails/generate"):
        for field in ("campaign_id", "lead_id"):
            if isinstance(body.get(field), str) and OBJECT_ID.match(body[field]):
                body.pop("campaign_id", None)
                body.pop("lead_id", None)
    if path.endswith("/emails/write"):
        body.setdefault("topic", "hand tools")
    make_versions_differ(body)
    texts = ("/outreach/preview", "/outreach/queue", "/outreach/forecast", "/sequence", "/sequence/preview")
    if path.endswith(texts) or "/emails/templates" in path:
        lists = [each for each in (body.get("steps"), body.get("variants")) if isinstance(each, list)]
        for text in [body, *(each for listed in lists for each in listed if isinstance(each, dict))]:
            for field in ("subject", "body"):
                # A brace may begin a variable that is not closed.
                if isinstance(text.get(field), str):
                    text[field] = text[field].replace("{", "(")
    if path.endswith("/follow-ups"):
        body.setdefault("after_days", 3)
        body.setdefault("body", "May I ask again?")
    if "/outreach/" in path and isinstance(body.get("sender_id"), str) and OBJECT_ID.match(body["sender_id"]):
        del body["sender_id"]
    ids = body.get("sender_ids")
    if "/campaigns/" in path and isinstance(ids, list) and all(isinstance(each, str) and OBJECT_ID.match(each) for each in ids):
        del body["sender_ids"]


PROVIDERS = ("google", "microsoft")


def make_mailbox_real(path, body):
    """A sender has a server or a provider, whose limits bound its own; only a connected one has limits to lower."""
    if path.endswith("/senders"):
        if body.get("provider") in PROVIDERS:
            for field in ("smtp", "imap", "daily_limit", "hourly_limit", "min_interval_seconds"):
                body.pop(field, None)
        elif "provider" not in body:
            body.setdefault("smtp", {"host": "smtp.mail.example"})
    if "/senders/" in path and path.endswith("/connect"):
        body.setdefault("provider", "google")
    if "/senders/" in path and isinstance(body.get("provider_limits"), dict):
        del body["provider_limits"]
        body.setdefault("warm_up", True)


PNG = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAIAAABwJOjsAAAAKklEQVR4nO3NsQkAAAjAsAri5NGe7he6tHRPwBTcnzQvCQsLCwsL"
    "Cwvft9PUApwTcbihAAAAAElFTkSuQmCC"
)


# In openapi.yaml, which cannot hold the bytes themselves.
EXAMPLE_OF_A_FILE = "the bytes of oak-lamp.jpg"


def make_tools_real(path, body):
    """A language has a name that is known, a page for sharing has public addresses, and a file that is sent is a picture."""
    if not path.startswith("/api/seo/"):
        return
    if isinstance(body.get("language"), str) and 2 <= len(body["language"]) <= 50:
        body["language"] = "en"
    page = body.get("page")
    if isinstance(page, dict):
        for field in ("url", "image"):
            if field in page:
                page[field] = public(page[field])
    if has_file(body) or body.get("image_file") == EXAMPLE_OF_A_FILE:
        body["image_file"] = Binary(PNG)


def make_workspace_real(path, body):
    """What moves goes to another workspace than the fuzzer's own, which has the id of its user; a digest comes in a zone."""
    if path.endswith("/move") and body.get("workspace_id") == "fuzz":
        body["workspace_id"] = "ws_65f0c0ffee65f0c0ffee65f0"
    digest = body.get("digest")
    if path.endswith("/notifications") and isinstance(digest, dict) and "time_zone" in digest:
        digest["time_zone"] = real_zone(digest["time_zone"])


BASE64 = re.compile(r"^[A-Za-z0-9+/]+={0,2}$")


def make_crawl_real(body):
    """A production host exists, patterns compile, and named URLs are of the site. A logo is a picture."""
    # Only who has proved to own a site may have its robots.txt ignored.
    if body.get("robots") == "ignore":
        body["robots"] = "obey"
    host = body.get("canonical_host")
    if isinstance(host, str) and 1 <= len(host) <= 300:
        body["canonical_host"] = "https://www.example.com"
    logo = body.get("logo")
    if isinstance(logo, str) and 16 <= len(logo) <= 349528 and BASE64.match(logo):
        body["logo"] = base64.b64encode(PNG).decode()
    scope = body.get("scope")
    if not isinstance(scope, dict):
        return
    for field in ("include", "exclude"):
        patterns = scope.get(field)
        if isinstance(patterns, list):
            scope[field] = ["/blog/*" if isinstance(each, str) and 1 <= len(each) <= 500 else each for each in patterns]
    if isinstance(scope.get("urls"), list):
        scope["urls"] = [public(each) for each in scope["urls"]]
        if scope.get("sitemap_only") is True:
            scope["sitemap_only"] = False


def is_text(value, most):
    return isinstance(value, str) and 1 <= len(value) <= most


def is_name(value):
    return is_text(value, 60) and value.strip() != "" and not re.search(r"[\x00-\x1f\x7f]", value)


def make_own_checks_real(body):
    """Which fields of an extraction, a rule or a filter go together, and what is a selector, no schema says."""
    extractions, filters = body.get("extractions"), body.get("page_filters")
    if isinstance(extractions, list) and len(extractions) <= 20 and all(map(is_extraction, extractions)):
        body["extractions"] = [
            {"name": f"Column {number}", "selector": ".price", "all": each.get("all", False)}
            for number, each in enumerate(extractions)
        ]
    if isinstance(filters, list) and len(filters) <= 20 and all(map(is_filter, filters)):
        body["page_filters"] = [
            {"name": f"Filter {number}", "conditions": [{"column": "words", "operator": "less_than", "value": 300}]}
            for number, _ in enumerate(filters)
        ]
    # A set that is there belongs to somebody.
    if "check_set_id" in body and (body["check_set_id"] is None or OBJECT_ID.match(str(body["check_set_id"]))):
        del body["check_set_id"]


EXTRACTION_FIELDS = {"name", "selector", "regex", "take", "attribute", "all", "rule"}


def is_extraction(value):
    """As far as a rough look tells that the schema takes it; what it refuses is left alone."""
    return (
        isinstance(value, dict)
        and set(value) <= EXTRACTION_FIELDS
        and is_name(value.get("name"))
        and all(is_text(value[field], 500) for field in ("selector", "regex") if field in value)
        and value.get("take", "text") in ("text", "html", "attribute", "count")
        and isinstance(value.get("all", False), bool)
        and is_attribute(value.get("attribute", "x"))
        and is_rule(value.get("rule", {"type": "present"}))
    )


def is_attribute(value):
    return isinstance(value, str) and re.match(r"^[^\s\"'<>/=\x00-\x1f\x7f]{1,100}\Z", value) is not None


RULE_TYPES = ("present", "absent", "equals", "not_equals", "contains", "matches", "count", "number", "length")


def is_rule(value):
    return (
        isinstance(value, dict)
        and set(value) <= {"type", "value", "min", "max", "severity", "message", "when_missing"}
        and value.get("type") in RULE_TYPES
        and is_text(value.get("value", "x"), 500)
        and is_text(value.get("message", "x"), 300)
        and all(is_bound(value[field]) for field in ("min", "max") if field in value)
        and value.get("severity", "low") in SEVERITIES[:-1]
        and value.get("when_missing", "fail") in ("fail", "pass")
    )


def is_bound(value):
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) <= 1_000_000_000_000


def is_filter(value):
    conditions = value.get("conditions") if isinstance(value, dict) else None
    return (
        isinstance(conditions, list)
        and set(value) <= {"name", "conditions", "severity", "message"}
        and 1 <= len(conditions) <= 10
        and all(map(is_condition, conditions))
        and is_name(value.get("name"))
        and is_text(value.get("message", "x"), 300)
        and value.get("severity", "low") in SEVERITIES[:-1]
    )


OPERATORS = (
    "equals", "not_equals", "less_than", "at_most", "greater_than", "at_least",
    "contains", "not_contains", "matches", "not_matches", "is_empty", "is_not_empty",
)  # fmt: skip


def is_condition(value):
    found = value.get("value", "x") if isinstance(value, dict) else None
    return (
        isinstance(found, (str, int, float))
        and set(value) <= {"column", "operator", "value"}
        and is_text(value.get("column"), 70)
        and value.get("operator") in OPERATORS
        and (not isinstance(found, str) or len(found) <= 500)
    )


DAY = re.compile(r"^\d{4}-\d\d-\d\d$")


def make_acceptance_real(path, body):
    """A check is there, what it is accepted of is one place of the site, and the last day is to come."""
    if not path.endswith("/acceptances"):
        return
    if is_text(body.get("check"), 100):
        body["check"] = "title/long"
    if is_text(body.get("url_pattern"), 500):
        body["url_pattern"] = "/blog/*"
        if isinstance(body.get("url"), str) and WELL_FORMED.match(body["url"]):
            del body["url"]
    if DAY.match(str(body.get("until"))):
        body["until"] = "2999-12-31"


def is_site_list(value):
    return isinstance(value, list) and len(value) <= 50 and all(is_text(site, 253) for site in value)


def make_grant_real(path, body):
    """Sites are named of client guests, who need one, and sending is allowed to editors: of all other roles neither is said."""
    if not path.endswith(("/invitations", "/members/{user_id}")):
        return
    role = body.get("role")
    if role not in ("owner", "admin", "editor", "viewer", "client_guest"):
        return
    if role != "editor" and isinstance(body.get("can_send"), bool):
        body["can_send"] = False
    if is_site_list(body.get("sites", [])):
        body["sites"] = ["client.example"] if role == "client_guest" else []


def has_file(body):
    return isinstance(body, dict) and isinstance(body.get("image_file"), Binary)


def keep_verdict(case):
    """A body that a hook has touched is judged anew, and one with a file then always wrong: bytes are no JSON string."""
    if case._meta is not None and has_file(case.body):
        case._meta.update_validated_hash(ParameterLocation.BODY, case._hash_container(case.body))


def make_assignee_real(path, body):
    """An issue is assigned to a member: the only one of a personal workspace is its user."""
    if path.endswith("/issues/{check}") and is_text(body.get("assignee"), 255):
        body["assignee"] = "fuzz"


def name_nobodys(body):
    """Ids that the fuzzer has seen are of operations whose results do not stand in for analyses."""
    rivals = body.get("competitor_analyses")
    for value in [body, *body.values(), *(rivals if isinstance(rivals, list) else [])]:
        if isinstance(value, dict) and OBJECT_ID.match(str(value.get("operation_id"))):
            value["operation_id"] = "00000000deadbeef00000000"


def real_zone(value):
    return "Europe/Berlin" if isinstance(value, str) and 1 <= len(value) <= 64 else value


# What is done for a site needs one named where none is watched; what is read says that there is nothing.
ABOUT_A_SITE = ("/refresh", "/strategic-insights/run")


def make_link_real(path, body):
    """A link leads to another page than its own, was placed in the past, and belongs to a lead of its campaign."""
    if "placed-links" not in path:
        return
    if "target_url" in body:
        body["target_url"] = public(body["target_url"], 1)
    if isinstance(body.get("placed_at"), str) and re.match(r"^\d{4}-\d{2}-\d{2}T", body["placed_at"]):
        body["placed_at"] = "2026-01-01T00:00:00Z"
    if isinstance(body.get("lead_id"), str):
        del body["lead_id"]


def make_query_real(case):
    if case.operation.path.endswith(ABOUT_A_SITE):
        case.query = case.query or {}
        case.query.setdefault("site_url", "https://site-0.example/")
    # Language and brand are of the short form, and the forms are of pages and PDF files.
    if case.operation.path.endswith("/report") and isinstance(case.query, dict):
        if any(case.query.get(field) is not None for field in ("form", "language", "brand")):
            if case.query.get("format") in ("json", "csv", "xlsx", "sarif", "junit"):
                case.query["format"] = "html"
            if case.query.get("form", "full") == "full":
                case.query["form"] = "short"
    own = {"links": ("to", "from"), "structure": ("folder",)}.get(case.operation.path.rsplit("/", 1)[-1], ())
    for field in ("site_url", "url", *own):
        if isinstance(case.query, dict) and field in case.query:
            case.query[field] = public(case.query[field])


@schemathesis.hook
def before_call(context, case, kwargs):
    key = (case.headers or {}).get("Idempotency-Key")
    if isinstance(key, str) and re.match(r"^[ -~]{8,255}$", key) and key.strip() == key:
        case.headers["Idempotency-Key"] = str(uuid.uuid4())
    if isinstance(case.body, (dict, list)):
        case.body = plain(case.body)
    if isinstance(case.query, dict):
        case.query = plain(case.query)
    if isinstance(case.body, dict):
        for field in ADDRESS_FIELDS:
            if field in case.body:
                case.body[field] = public(case.body[field])
        for field in PROPERTY_FIELDS:
            if isinstance(case.body.get(field), str) and PROPERTY.match(case.body[field]):
                case.body[field] = "sc-domain:site-0.example"
        make_outreach_real(case.body)
        make_tools_real(case.operation.path, case.body)
        make_workspace_real(case.operation.path, case.body)
        make_crawl_real(case.body)
        make_own_checks_real(case.body)
        make_acceptance_real(case.operation.path, case.body)
        make_grant_real(case.operation.path, case.body)
        make_link_real(case.operation.path, case.body)
        make_assignee_real(case.operation.path, case.body)
        name_variables(case.body)
        make_mail_whole(case.operation.path, case.body)
        make_mailbox_real(case.operation.path, case.body)
        if "time_zone" in case.body:
            case.body["time_zone"] = real_zone(case.body["time_zone"])
        name_known(case.body)
        name_nobodys(case.body)
        name_known(case.body.get("check_settings"))
        competitors = case.body.get("competitors")
        if isinstance(competitors, list):
            case.body["competitors"] = [public(value, number + 1) for number, value in enumerate(competitors)]
    keep_verdict(case)
    if case.operation.path.endswith("/leads/import") and isinstance(case.body, (str, bytes)) and len(case.body) > 0:
        case.body = "Website\nhttps://site-0.example/\n"
    of_links = case.operation.path.endswith("/placed-links/import")
    if of_links and isinstance(case.body, (str, bytes)) and len(case.body) > 0:
        case.body = "Page,Target\nhttps://site-0.example/post,https://site-1.example/\n"
    if isinstance(case.query, dict) and MAPPING.match(str(case.query.get("columns"))):
        case.query["columns"] = "page_url:Page" if of_links else "website_url:Website"
    make_query_real(case)
