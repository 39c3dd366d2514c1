/*
 * The shell of the installed app: what a build consists of comes from memory, and where the server is away a page
 * says so. Whatever is said at a table (/api) is never kept. Each build registers under its own query, so that the
 * files of the build before it go when it comes.
 */
const CACHE = `wardround${self.location.search}`;
const AWAY = "/offline.html";
const SHELL = [AWAY, "/offline.css", "/icons/icon.svg", "/manifest.webmanifest"];

self.addEventListener("install", (event) => {
  // What goes to the table need not pass through here first, where a browser can be told so.
  event.addRoutes?.({ condition: { urlPattern: "/api/*" }, source: "network" });
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(SHELL))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const forget = (names) =>
    Promise.all(
      names.filter((name) => name.startsWith("wardround") && name !== CACHE).map((name) => caches.delete(name)),
    );
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match(AWAY)));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (SHELL.includes(pathname)) event.respondWith(fetch(event.request).catch(() => caches.match(pathname)));
});

/** It is somebody's move: the server says so in their language, and only if the table is not open. */
self.addEventListener("push", (event) => {
  const { title, body, table, path, language } = event.data.json();
  const shown = { body, tag: table, lang: language, icon: "/icons/icon-192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.path));
});

/** Bring a table to the front: where it is open, or in a new window. */
async function show(path) {
  const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find((one) => new URL(one.url).pathname === path);
  if (there) return there.focus();
  return self.clients.openWindow(path);
}

/** What is named by its content never changes: ask for it once. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
