vcl 4.1;
# Varnish 7 before the storefront: docs/cdn.md. xkey is in Debian's package varnish-modules.
import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "3000";
  # Taken for healthy at the start, and again with the first good answer.
  .probe = { .url = "/readyz"; .interval = 1s; .timeout = 1s; .window = 2; .threshold = 1; .initial = 1; }
}

sub vcl_recv {
  if (req.url == "/.purge") {
    # The pattern is not that of the example: nobody purges before there is a token.
    if (req.http.Authorization !~ "^Bearer [0-9A-Za-z_-]{20,}$") { return (synth(403)); }
    if (req.http.Authorization != "Bearer <token>") { return (synth(403)); }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200));
  }
  if (req.restarts == 0) {
    unset req.http.X-Too-Old;
    # Varnish itself asks for gzip at most.
    unset req.http.X-Brotli;
    if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.X-Brotli = "br"; }
  }
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  # Whole, where a reader wants a part, and larger than all pages together.
  if (req.url ~ "^[^?]*\.(mp4|webm|pdf)(\?|$)") { return (pass); }
  # While the storefront answers, a copy is a minute too old at most; in place of an error it may be older.
  set req.grace = 24h;
  if (req.http.X-Too-Old == "asking") {
    set req.grace = 60s;
    # An error is for nobody else: whoever waited for another visitor's would only ask after it.
    set req.hash_ignore_busy = true;
  }
  # What may be kept is the same for everybody, whatever the cookie.
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.X-Brotli);
}

sub vcl_hit {
  if (!req.http.X-Too-Old && obj.ttl + 60s < 0s && std.healthy(req.backend_hint)) {
    set req.http.X-Too-Old = "asking";
    return (restart);
  }
}

sub vcl_backend_fetch {
  # The error that this copy stands for is a moment old.
  if (bereq.is_bgfetch && bereq.http.X-Too-Old) { return (abandon); }
  if (bereq.http.X-Brotli && !bereq.uncacheable) { set bereq.http.Accept-Encoding = "br, gzip"; }
  unset bereq.http.X-Brotli;
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # What is delivered would hide the copy from before.
    if (bereq.is_bgfetch || bereq.http.X-Too-Old == "asking") { return (abandon); }
    set beresp.uncacheable = true;
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
  } elsif (beresp.http.CDN-Cache-Control ~ "max-age=[0-9]+") {
    set beresp.http.xkey = beresp.http.Surrogate-Key;
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=([0-9]+).*", "\1s"), 10s);
    set beresp.grace = 24h;
  } elsif (beresp.http.Cache-Control !~ "public") {
    # Asked for each time, by several visitors at once, and kept as soon as it may be.
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    set beresp.grace = 0s;
  } else {
    # Pictures, fonts and files of the build.
    set beresp.grace = 24h;
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.http.X-Too-Old == "asking") { return (abandon); }
}

sub vcl_synth {
  # Abandoned: the copy that was too old is taken all the same.
  if (resp.status == 503 && req.http.X-Too-Old == "asking") {
    set req.http.X-Too-Old = "taken";
    return (restart);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.CDN-Cache-Control;
}
