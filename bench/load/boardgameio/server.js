// The server of boardgame.io as its documentation starts it, with matches in memory. It tells its
// port on its first line. Its lobby answers 404 with koa-compose 4.2, which composes the routes before
// boardgame.io has added them; hence the version in package.json.

const { Server } = require("boardgame.io/server");
const { Clinic } = require("./game.js");

const told = console.log;
console.log = console.info = () => {};
console.error = () => {};

const server = Server({ games: [Clinic], origins: [] });
server.run({ port: 0 }).then(({ appServer }) => {
  told(JSON.stringify({ port: appServer.address().port }));
});
